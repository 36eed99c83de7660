/** Everything that narrows the leads. */
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { leadSubstatuses } from '@cotejo/core/reference/lead-substatuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { type ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type FilterField } from '../../kit/list/filters/filter.ts';
import { SeveralInput } from '../../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { DateFilter } from './DateFilter.tsx';
import { ExecutiveFilter } from './ExecutiveFilter.tsx';
import { type DateField, dateFields } from './leadFilters.ts';
import { substatusWithStatuses } from './leadChips.ts';
import { filterLabels, type LeadFilter } from './filterLabels.ts';

const statuses = leadStatuses.map(({ id, shown }) => ({ id, name: shown }));

type SeveralProps = {
  source: LeadFilter;
  choices: readonly { readonly id: number | string; readonly name: string }[];
};

const Several = ({ source, choices }: SeveralProps) => (
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

/** In the order in which they are used most. */
export const useLeadFields = (): readonly FilterField[] => {
  const identity = useConsoleIdentity();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const field = (name: LeadFilter, input: ReactNode): FilterField => ({
    name,
    label: filterLabels[name],
    input,
  });
  const date = (name: DateField) => field(name, <DateFilter field={name} />);
  const [received, ...otherDates] = dateFields;
  return [
    field('statusId', <Several source="statusId" choices={statuses} />),
    field('substatusId', <SubstatusFilter />),
    field('executiveId', <ExecutiveFilter />),
    date(received),
    field('requestTypeId', <Several source="requestTypeId" choices={requestTypes} />),
    ...(markets.length > 1 ? [field('country', <Several source="country" choices={markets} />)] : []),
    field('failureReasonId', <Several source="failureReasonId" choices={failureReasons} />),
    ...otherDates.map(date),
    field('worked', <YesOrNo source="worked" />),
    field('productCode', <Text source="productCode" />),
    field('originLead', <Text source="originLead" />),
    field('internalTraffic', <YesOrNo source="internalTraffic" />),
    field('tests', <Tests />),
  ];
};
