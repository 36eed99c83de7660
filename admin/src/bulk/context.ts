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
      permission: 'leads:read',
      pages: { list: JobsPage, show: BulkShowPage, icon: PlaylistPlay },
      isLive: true,
    },
  ],
  menu: [
    {
      key: 'bulk',
      group: 'sales',
      to: '/bulk',
      label: 'resources.bulk.name',
      icon: PlaylistPlay,
      permission: 'leads:read',
    },
  ],
  messages: bulkMessages,
  notifications: bulkNotifications,
  Jobs: BulkSection,
};
