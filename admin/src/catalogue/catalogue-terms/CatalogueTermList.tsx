/** The list of terms: features, coverage tags, headings and countries. */
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { termKinds } from '@cotejo/core/insurance-types';
import { countryOf } from '@cotejo/core/reference/countries';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { choiceName } from '../read/words.ts';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { type EntryRecord } from '../entries/entry.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { hiddenFilter } from '../shared/filterChoices.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RegisterButton } from '../entries/RegisterButton.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { form } from './form.ts';

type Row = EntryRecord & { readonly kind: string };

const chip = ({ hidden }: EntryRecord) => <StatusChip status={hidden ? 'hidden' : 'shown'} />;

const config: ListConfig<Row> = {
  resource: 'catalogue-terms',
  icon: StyleOutlined,
  sort: 'displayName',
  nameOf: nameOfRecord,
  columns: [
    { label: 'kind', source: 'kind', render: ({ kind }) => choiceName('kind', kind) },
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    { label: 'status', source: 'hidden', render: chip, isChip: true },
  ],
  filters: [
    countryFilter,
    { source: 'kind', choices: termKinds.map((kind) => ({ id: kind, name: choiceName('kind', kind) })) },
    hiddenFilter,
  ],
  action: <RegisterButton resource="catalogue-terms" form={form} />,
};

export const CatalogueTermList = () => <RecordList config={config} />;
