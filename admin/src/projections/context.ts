/** Projections: how far the read models are, and the streams that wait for a decision. */
import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { parkedStreamWords, projectionWords } from './words.ts';

const permission = 'projections:read';

export const projectionsContext: ConsoleContext = {
  name: 'projections',
  resources: [
    {
      name: 'projections',
      words: projectionWords,
      permission,
      pages: {
        list: lazyPage(async () => (await import('./ProjectionsPage.tsx')).ProjectionsPage),
        icon: DynamicFeedOutlined,
      },
      menu: { group: 'team' },
    },
    { name: 'parked-streams', words: parkedStreamWords, permission },
    { name: 'skipped-events', permission },
  ],
  journal: { projections: { retry: 'Reintentar un flujo detenido', skip: 'Omitir un evento' } },
};
