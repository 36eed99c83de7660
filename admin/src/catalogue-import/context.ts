/** Brings catalogues in from files: tried first, then imported row by row. */
import { noun } from '@cotejo/core/kit/record';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const catalogueImportContext: ConsoleContext = {
  name: 'catalogue-import',
  resources: [
    {
      name: 'imports',
      words: resourceWords(noun('importación', 'importaciones', 'f'), { one: 'Importar', many: 'Importar' }),
      permission: 'catalogue:publish',
      pages: {
        list: lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage),
        icon: UploadFileOutlined,
      },
      menu: { group: 'catalogue' },
    },
  ],
};
