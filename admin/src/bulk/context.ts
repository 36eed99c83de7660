/** Bulk runs: started from a list, followed in a dialog, and looked up among the jobs. */
import { noun } from '@cotejo/core/kit/record';
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { bulkNotifications } from './notifications.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const bulkContext: ConsoleContext = {
  name: 'bulk',
  resources: [
    {
      name: 'bulk',
      words: resourceWords(noun('trabajo', 'trabajos', 'm'), { one: 'Trabajos' }),
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
  journal: {
    bulk: {
      start: 'Aplicar una acción a varias solicitudes',
      retry: 'Reintentar con las solicitudes que no se pudieron procesar',
    },
  },
  notifications: bulkNotifications,
  Jobs: lazyPage(async () => (await import('./BulkSection.tsx')).BulkSection),
};
