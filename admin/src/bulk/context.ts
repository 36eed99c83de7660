/** Bulk runs: started from a list, followed in a dialog, and looked up among the jobs. */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { bulkMessages } from './messages.ts';
import { bulkNotifications } from './notifications.ts';

export const bulkContext: ConsoleContext = {
  name: 'bulk',
  resources: [
    {
      name: 'bulk',
      permission: 'loggedIn',
      pages: {
        list: lazyPage(async () => (await import('./JobsPage.tsx')).JobsPage),
        show: lazyPage(async () => (await import('./BulkShowPage.tsx')).BulkShowPage),
        icon: PlaylistPlay,
      },
      menu: { group: 'own' },
      isLive: true,
    },
  ],
  messages: bulkMessages,
  journal: {
    bulk: {
      start: 'Aplicar una acción a varias solicitudes',
      retry: 'Reintentar con las solicitudes que no se pudieron procesar',
    },
  },
  notifications: bulkNotifications,
  Jobs: lazyPage(async () => (await import('./BulkSection.tsx')).BulkSection),
};
