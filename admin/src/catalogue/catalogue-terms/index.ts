/** The console's pages of terms: features, coverage tags, headings and countries. */
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { type ResourceProps } from 'react-admin';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';

export const catalogueTerms: ResourceProps = {
  name: 'catalogue-terms',
  list: lazyPage(async () => (await import('./CatalogueTermList.tsx')).CatalogueTermList),
  show: lazyPage(async () => (await import('./CatalogueTermShow.tsx')).CatalogueTermShow),
  icon: StyleOutlined,
  recordRepresentation: nameOfRecord,
};
