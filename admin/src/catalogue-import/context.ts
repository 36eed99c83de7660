/** Brings catalogues in from files: tried first, then imported row by row. */
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { importMessages } from './messages.ts';

export const catalogueImportContext: ConsoleContext = {
  name: 'catalogue-import',
  resources: [
    {
      name: 'imports',
      permission: 'catalogue:publish',
      pages: {
        list: lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage),
        icon: UploadFileOutlined,
      },
      menu: { group: 'catalogue' },
    },
  ],
  messages: importMessages,
};
