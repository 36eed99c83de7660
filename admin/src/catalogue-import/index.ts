/** The console's page that brings catalogues in from files: tried first, then imported, row by row. */
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type ResourceProps } from 'react-admin';
import { lazyPage } from '../kit/page/lazyPage.ts';

export const catalogueImports: ResourceProps = {
  name: 'imports',
  list: lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage),
  icon: UploadFileOutlined,
};
