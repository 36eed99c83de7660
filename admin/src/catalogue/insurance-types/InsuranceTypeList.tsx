/** The list of types of insurance and their categories. */
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { countryOf } from '@cotejo/core/reference/countries';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { choiceName } from '../read/words.ts';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { type EntryRecord } from '../entries/entry.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { hiddenFilter } from '../shared/filterChoices.ts';
import { useInsuranceTypes } from '../shared/useNamedChoices.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RegisterButton } from '../entries/RegisterButton.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { form } from './form.ts';

type Row = EntryRecord & { readonly profileType?: string | null };

const chip = ({ hidden }: EntryRecord) => <StatusChip status={hidden ? 'hidden' : 'shown'} />;

const config: ListConfig<Row> = {
  resource: 'insurance-types',
  icon: CategoryOutlined,
  sort: 'displayName',
  nameOf: nameOfRecord,
  columns: [
    { label: 'code', source: 'name', render: ({ name }) => name },
    {
      label: 'kind',
      render: ({ profileType }) => profileType && choiceName('profileType', profileType),
    },
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'status', source: 'hidden', render: chip, isChip: true },
  ],
  filters: [countryFilter, { source: 'upperTypeId', useChoices: useInsuranceTypes }, hiddenFilter],
  action: <RegisterButton resource="insurance-types" form={form} />,
};

export const InsuranceTypeList = () => <RecordList config={config} />;
