/** Everything that narrows the leads. */
import { type Column, type Columns } from '@cotejo/core/kit/table';
import { leads } from '@cotejo/core/lead-records';
import { isDateField } from './leadFilters.ts';
import { countries } from '@cotejo/core/reference/countries';
import { leadSubstatuses } from '@cotejo/core/reference/lead-substatuses';
import { type ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type FilterField } from '../../kit/list/filters/filter.ts';
import { SeveralInput } from '../../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { DateFilter } from './DateFilter.tsx';
import { ExecutiveFilter } from './ExecutiveFilter.tsx';
import { substatusWithStatuses } from './leadChips.ts';
import { filterLabels, type LeadFilter } from './filterLabels.ts';

const columns: Columns = leads.columns;

type SeveralProps = {
  source: LeadFilter;
  choices?: NonNullable<Column['choices']>;
};

const Several = ({ source, choices = columns[source]?.choices ?? [] }: SeveralProps) => (
  <SeveralInput source={source} label={filterLabels[source]} choices={[...choices]} />
);

/** Of the statuses that were chosen; of all where none was. */
const SubstatusFilter = () => {
  const chosen: unknown = useWatch({ name: 'statusId' });
  const within = Array.isArray(chosen) && chosen.length > 0 ? chosen : undefined;
  const choices = leadSubstatuses
    .filter(({ parents }) => !within || parents.some((id) => within.includes(id)))
    .map(({ id }) => ({ id, name: substatusWithStatuses(id) }));
  return <Several source="substatusId" choices={choices} />;
};

const Text = ({ source }: { source: LeadFilter }) => (
  <TextInput source={source} label={filterLabels[source]} helperText={false} resettable />
);

const yesOrNo = [
  { id: 'yes', name: 'sí' },
  { id: 'no', name: 'no' },
];

const YesOrNo = ({ source }: { source: LeadFilter }) => {
  return (
    <SelectInput
      source={source}
      label={filterLabels[source]}
      choices={yesOrNo}
      emptyText="Da igual"
      helperText={false}
      translateChoice={false}
    />
  );
};

/** Tests are out of sight unless they are asked for. */
const Tests = () => (
  <SelectInput
    source="tests"
    label={filterLabels.tests}
    choices={[{ id: 'yes', name: 'A la vista' }]}
    emptyText="Ocultas"
    helperText={false}
    translateChoice={false}
  />
);

const inputOf = (name: LeadFilter): ReactNode => {
  const { type, choices }: Partial<Column> = columns[name] ?? {};
  if (isDateField(name)) return <DateFilter field={name} />;
  if (type === 'boolean') return <YesOrNo source={name} />;
  return choices ? <Several source={name} /> : <Text source={name} />;
};

/** In the order in which they are used most. */
const names = [
  'statusId',
  'substatusId',
  'executiveId',
  'fecha',
  'requestTypeId',
  'country',
  'failureReasonId',
  'fecha_asignado',
  'fecha_gestion',
  'fecha_cierre',
  'fecha_ultimo_estado',
  'appointmentAt',
  'worked',
  'productCode',
  'originLead',
  'internalTraffic',
  'tests',
] as const satisfies readonly LeadFilter[];

export const useLeadFields = (): readonly FilterField[] => {
  const identity = useConsoleIdentity();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const inputs: Partial<Record<LeadFilter, ReactNode>> = {
    substatusId: <SubstatusFilter />,
    executiveId: <ExecutiveFilter />,
    country: <Several source="country" choices={markets} />,
    worked: <YesOrNo source="worked" />,
    tests: <Tests />,
  };
  return names
    .filter((name) => name !== 'country' || markets.length > 1)
    .map((name) => ({ name, label: filterLabels[name], input: inputs[name] ?? inputOf(name) }));
};
