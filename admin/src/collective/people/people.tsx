/** The lists of insured people: all that one may see, the employees of a company, and the dependants of one. */
import { insuredPeople, type PersonRecord } from '@cotejo/core/insured-people';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { ExportButton } from '../../exports/index.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { companyFilter } from '../companyFilter.ts';
import { StatusChip } from '../StatusChip.tsx';
import { documentText, kinshipText } from '../person.ts';

/** The choices of a filter that takes yes and no. */
const yesNo = (yes: string, no: string) => [
  { id: 'true', name: yes },
  { id: 'false', name: no },
];

export const people = recordConfig(insuredPeople, {
  columns: {
    document: { render: documentText },
    relationship: { render: (person) => kinshipText(person, 'Titular') },
    holderName: { isLabelled: true },
    status: { render: ({ status }) => <StatusChip of={memberStatuses} id={status} />, isChip: true },
  },
  filters: [
    companyFilter,
    { source: 'isHolder', choices: yesNo('Titulares', 'Cargas') },
    { source: 'turning18', choices: [{ id: 'true', name: 'Cumplen 18 en 60 días' }] },
    {
      source: 'uninsured',
      choices: yesNo('Sin seguro', 'Con seguro, vigente o pedido'),
      access: 'employee:read-uninsured',
    },
  ],
  tools: <ExportButton />,
});

/** Dependants on an employee’s page, whose heading says company and employee. */
export const dependants: ListConfig<PersonRecord> = {
  ...people,
  columns: people.columns.filter(({ label }) => !['companyName', 'holderName'].includes(label)),
  filters: [],
  isSearched: false,
  tools: undefined,
};
