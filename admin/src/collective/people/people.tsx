/** The lists of insured people: all that one may see, the employees of a company, and the dependants of one. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { dependantRelationships } from '@cotejo/core/reference/dependant-types';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type FilterChoice, type ListConfig } from '../../kit/list/ListConfig.ts';
import { companyFilter } from '../companies/useCompanies.ts';
import { StatusChip } from '../StatusChip.tsx';
import { documentText, kinshipText } from './person.ts';

const PersonName = ({ name }: Pick<PersonRecord, 'name'>) => {
  const translate = useTranslate();
  return name ?? translate('resources.insured-people.erasedName');
};

const Kinship = ({ person }: { person: PersonRecord }) => {
  const translate = useTranslate();
  return kinshipText(person, translate('resources.insured-people.holder'));
};

/** Filters that take yes and no. */
const useKinds = (): readonly FilterChoice[] => {
  const translate = useTranslate();
  return [
    { id: 'true', name: translate('resources.insured-people.holders') },
    { id: 'false', name: translate('resources.insured-people.dependants') },
  ];
};

const useInsurance = (): readonly FilterChoice[] => {
  const translate = useTranslate();
  return [
    { id: 'true', name: translate('resources.insured-people.isUninsured') },
    { id: 'false', name: translate('resources.insured-people.isInsured') },
  ];
};

const useAges = (): readonly FilterChoice[] => {
  const translate = useTranslate();
  return [{ id: 'true', name: translate('resources.insured-people.turning18') }];
};

export const people: ListConfig<PersonRecord> = {
  resource: 'insured-people',
  icon: BadgeOutlined,
  sort: 'name',
  nameOf: (person) => <PersonName name={person.name} />,
  columns: [
    { label: 'document', render: documentText },
    { label: 'companyId', render: ({ companyName, companyId }) => companyName ?? companyId },
    { label: 'relationship', render: (person) => <Kinship person={person} /> },
    { label: 'holderId', render: ({ holderName }) => holderName, isLabelled: true },
    { label: 'status', render: ({ status }) => <StatusChip of={memberStatuses} id={status} />, isChip: true },
  ],
  filters: [
    countryFilter,
    companyFilter,
    { source: 'isHolder', useChoices: useKinds },
    { source: 'relationship', choices: dependantRelationships },
    { source: 'status', choices: memberStatuses },
    { source: 'turning18', useChoices: useAges },
    { source: 'uninsured', useChoices: useInsurance, access: 'employee:read-uninsured' },
  ],
  tools: <ExportButton />,
};

/** Of an employee’s page: whose they are stands above. */
export const dependants: ListConfig<PersonRecord> = {
  ...people,
  columns: people.columns.filter(({ label }) => !['companyId', 'holderId'].includes(label)),
  filters: [],
  isSearched: false,
  tools: undefined,
};
