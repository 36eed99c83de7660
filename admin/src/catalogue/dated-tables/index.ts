/** The console's pages of dated tables: what laws, authorities and markets set. */
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { type ResourceProps } from 'react-admin';
import { lazyPage } from '../../kit/page/lazyPage.ts';
import { type TableRecord } from './datedTable.ts';

export const datedTables: ResourceProps = {
  name: 'dated-tables',
  list: lazyPage(async () => (await import('./DatedTableList.tsx')).DatedTableList),
  show: lazyPage(async () => (await import('./DatedTableShow.tsx')).DatedTableShow),
  icon: TableChartOutlined,
  recordRepresentation: (table: TableRecord) => table.displayName,
};
