/** The insurers of one's countries, with what holds today. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type InsurerRecord, insurerTypes } from '@cotejo/core/insurer-terms';
import { countryOf } from '@cotejo/core/reference/countries';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';

const config: ListConfig<InsurerRecord> = {
  resource: 'insurers',
  icon: HealthAndSafetyOutlined,
  sort: 'name',
  nameOf: ({ name }) => name,
  columns: [
    { label: 'type', render: ({ type }) => nameIn(insurerTypes, type) },
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'cuttingDay',
      render: ({ cuttingDay, cuttingDays }) => (cuttingDays.length > 0 ? cuttingDay : '—'),
      align: 'right',
      isLabelled: true,
    },
    {
      label: 'retroactive',
      render: ({ retroactive, retroactiveDays }) => (retroactiveDays.length > 0 ? retroactive : '—'),
      align: 'right',
      isLabelled: true,
    },
  ],
  filters: [
    countryFilter,
    { source: 'type', choices: insurerTypes },
    {
      source: 'agreed',
      choices: [
        { id: 'true', name: 'Con algo acordado' },
        { id: 'false', name: 'Sin nada acordado' },
      ],
    },
  ],
  tools: <ExportButton />,
  views: <ViewMenu resource="insurers" />,
};

export const InsurerList = () => <RecordList config={config} />;
