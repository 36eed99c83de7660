/** Bulk runs: started from a list, followed in a dialog, and looked up among the jobs. */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import { type ConsoleContext } from '../kit/context.ts';
import { BulkSection } from './BulkSection.tsx';
import { BulkShowPage } from './BulkShowPage.tsx';
import { JobsPage } from './JobsPage.tsx';
import { bulkMessages } from './messages.ts';
import { bulkNotifications } from './notifications.ts';

export const bulkContext: ConsoleContext = {
  name: 'bulk',
  resources: [
    {
      name: 'bulk',
      permission: 'loggedIn',
      pages: { list: JobsPage, show: BulkShowPage, icon: PlaylistPlay },
      menu: { group: 'own' },
      isLive: true,
    },
  ],
  messages: bulkMessages,
  notifications: bulkNotifications,
  Jobs: BulkSection,
};
