/** The list of clinics: where plans cover. */
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import { countryOf } from '@cotejo/core/reference/countries';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { type EntryRecord } from '../entries/entry.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { hiddenFilter } from '../shared/filterChoices.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RegisterButton } from '../entries/RegisterButton.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { form } from './form.ts';

type Row = EntryRecord & { readonly registerCode?: string | null; readonly category?: string | null };

const chip = ({ hidden }: EntryRecord) => <StatusChip status={hidden ? 'hidden' : 'shown'} />;

const config: ListConfig<Row> = {
  resource: 'coverage-organizations',
  icon: LocalHospitalOutlined,
  sort: 'displayName',
  nameOf: nameOfRecord,
  columns: [
    { label: 'registerCode', source: 'registerCode', render: ({ registerCode }) => registerCode },
    { label: 'category', render: ({ category }) => category },
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'status', source: 'hidden', render: chip, isChip: true },
  ],
  filters: [countryFilter, hiddenFilter],
  action: <RegisterButton resource="coverage-organizations" form={form} />,
};

export const CoverageOrganizationList = () => <RecordList config={config} />;
