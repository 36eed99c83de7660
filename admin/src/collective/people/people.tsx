/** The lists of insured people: all that one may see, the employees of a company, and the dependants of one. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { dependantRelationships } from '@cotejo/core/reference/dependant-types';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { companyFilter } from '../companyFilter.ts';
import { StatusChip } from '../StatusChip.tsx';
import { documentText, kinshipText } from '../person.ts';

/** The choices of a filter that takes yes and no. */
const yesNo = (yes: string, no: string) => [
  { id: 'true', name: yes },
  { id: 'false', name: no },
];

export const people: ListConfig<PersonRecord> = {
  resource: 'insured-people',
  icon: BadgeOutlined,
  sort: 'name',
  nameOf: ({ name }) => name ?? 'Persona borrada',
  columns: [
    { label: 'document', render: documentText },
    { label: 'companyId', render: ({ companyName, companyId }) => companyName ?? companyId },
    { label: 'relationship', render: (person) => kinshipText(person, 'Titular') },
    { label: 'holderId', render: ({ holderName }) => holderName, isLabelled: true },
    { label: 'status', render: ({ status }) => <StatusChip of={memberStatuses} id={status} />, isChip: true },
  ],
  filters: [
    countryFilter,
    companyFilter,
    { source: 'isHolder', choices: yesNo('Titulares', 'Cargas') },
    { source: 'relationship', choices: dependantRelationships },
    { source: 'status', choices: memberStatuses },
    { source: 'turning18', choices: [{ id: 'true', name: 'Cumplen 18 en 60 días' }] },
    {
      source: 'uninsured',
      choices: yesNo('Sin seguro', 'Con seguro, vigente o pedido'),
      access: 'employee:read-uninsured',
    },
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
