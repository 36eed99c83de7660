/** The console's pages of types of insurance and their categories. */
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { type ResourceProps } from 'react-admin';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';

export const insuranceTypes: ResourceProps = {
  name: 'insurance-types',
  list: lazyPage(async () => (await import('./InsuranceTypeList.tsx')).InsuranceTypeList),
  show: lazyPage(async () => (await import('./InsuranceTypeShow.tsx')).InsuranceTypeShow),
  icon: CategoryOutlined,
  recordRepresentation: nameOfRecord,
};
