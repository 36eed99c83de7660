/** The console's pages of organizations: who offers insurance. */
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import { type ResourceProps } from 'react-admin';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';

export const organizations: ResourceProps = {
  name: 'organizations',
  list: lazyPage(async () => (await import('./OrganizationList.tsx')).OrganizationList),
  show: lazyPage(async () => (await import('./OrganizationShow.tsx')).OrganizationShow),
  icon: CorporateFareOutlined,
  recordRepresentation: nameOfRecord,
};
