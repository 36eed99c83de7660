/** The console's pages of clinics: where plans cover. */
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import { type ResourceProps } from 'react-admin';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { lazyPage } from '../../kit/page/lazyPage.ts';

export const coverageOrganizations: ResourceProps = {
  name: 'coverage-organizations',
  list: lazyPage(async () => (await import('./CoverageOrganizationList.tsx')).CoverageOrganizationList),
  show: lazyPage(async () => (await import('./CoverageOrganizationShow.tsx')).CoverageOrganizationShow),
  icon: LocalHospitalOutlined,
  recordRepresentation: nameOfRecord,
};
