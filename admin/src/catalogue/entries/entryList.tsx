/** The lists of organizations, types of insurance, clinics and terms: some columns and filters are a list's own. */
import { termKinds } from '@cotejo/core/insurance-types';
import { countryOf } from '@cotejo/core/reference/countries';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { choiceName } from '../read/words.ts';
import { hiddenFilter, organizationTypeFilter } from '../shared/filterChoices.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useInsuranceTypes } from '../shared/useNamedChoices.ts';
import { type EntryRecord } from './entry.ts';
import { type EntryResource } from './entryHistory.ts';
import { RegisterButton } from './RegisterButton.tsx';

type Row = EntryRecord &
  Readonly<Partial<Record<'category' | 'kind' | 'profileType' | 'registerCode' | 'type', string | null>>>;

const own: Readonly<
  Record<EntryResource, Pick<ListConfig<Row>, 'columns' | 'icon'> & Partial<Pick<ListConfig<Row>, 'filters'>>>
> = {
  organizations: {
    icon: CorporateFareOutlined,
    columns: [{ label: 'type', source: 'type', render: ({ type }) => type && choiceName('type', type) }],
    filters: [organizationTypeFilter],
  },
  'insurance-types': {
    icon: CategoryOutlined,
    columns: [
      { label: 'code', source: 'name', render: ({ name }) => name },
      {
        label: 'kind',
        render: ({ profileType }) => profileType && choiceName('profileType', profileType),
      },
    ],
    filters: [{ source: 'upperTypeId', useChoices: useInsuranceTypes }],
  },
  'coverage-organizations': {
    icon: LocalHospitalOutlined,
    columns: [
      { label: 'registerCode', source: 'registerCode', render: ({ registerCode }) => registerCode },
      { label: 'category', render: ({ category }) => category },
    ],
  },
  'catalogue-terms': {
    icon: StyleOutlined,
    columns: [{ label: 'kind', source: 'kind', render: ({ kind }) => kind && choiceName('kind', kind) }],
    filters: [
      { source: 'kind', choices: termKinds.map((kind) => ({ id: kind, name: choiceName('kind', kind) })) },
    ],
  },
};

export const entryList = (resource: EntryResource) => {
  const { icon, columns, filters = [] } = own[resource];
  const config: ListConfig<Row> = {
    resource,
    icon,
    sort: 'displayName',
    nameOf: nameOfRecord,
    columns: [
      ...columns,
      { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
      {
        label: 'status',
        source: 'hidden',
        render: ({ hidden }) => <StatusChip status={hidden ? 'hidden' : 'shown'} />,
        isChip: true,
      },
    ],
    filters: [countryFilter, ...filters, hiddenFilter],
    action: <RegisterButton resource={resource} />,
  };
  return () => <RecordList config={config} />;
};
