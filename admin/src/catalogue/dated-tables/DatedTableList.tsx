/** The list of the tables that prices are made of. */
import { countryOf } from '@cotejo/core/reference/countries';
import { spelledDay } from '@cotejo/core/kit/time';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { type TableRecord } from './datedTable.ts';

const config: ListConfig<TableRecord> = {
  resource: 'dated-tables',
  icon: TableChartOutlined,
  sort: 'displayName',
  nameOf: ({ displayName }) => displayName,
  columns: [
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'latest', render: ({ days }) => (days[0] ? spelledDay(days[0].from) : '—') },
    { label: 'days', render: ({ dayCount }) => String(dayCount) },
  ],
  filters: [countryFilter],
};

export const DatedTableList = () => <RecordList config={config} />;
