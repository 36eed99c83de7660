/** The audit in the console: what was done with all leads, by whom, why and after how long, and who saw whose data. */
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { type ResourceProps } from 'react-admin';
import { AuditList } from './AuditList.tsx';

export { type LookRow } from './audit.ts';

export const audit: ResourceProps = { name: 'auditoria', list: AuditList, icon: FactCheckOutlined };
