/** The list of organizations: who offers insurance. */
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import { countryOf } from '@cotejo/core/reference/countries';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { choiceName } from '../read/words.ts';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { type EntryRecord } from '../entries/entry.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { hiddenFilter, organizationTypeFilter } from '../shared/filterChoices.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RegisterButton } from '../entries/RegisterButton.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { form } from './form.ts';

type Row = EntryRecord & { readonly type: string };

const chip = ({ hidden }: EntryRecord) => <StatusChip status={hidden ? 'hidden' : 'shown'} />;

const config: ListConfig<Row> = {
  resource: 'organizations',
  icon: CorporateFareOutlined,
  sort: 'displayName',
  nameOf: nameOfRecord,
  columns: [
    { label: 'type', source: 'type', render: ({ type }) => choiceName('type', type) },
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'status', source: 'hidden', render: chip, isChip: true },
  ],
  filters: [countryFilter, organizationTypeFilter, hiddenFilter],
  action: <RegisterButton resource="organizations" form={form} />,
};

export const OrganizationList = () => <RecordList config={config} />;
