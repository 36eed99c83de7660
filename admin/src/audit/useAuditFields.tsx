/** The filters of the view of the audit that is shown. */
import { auditedRecords } from '@cotejo/core/reference/audited-records';
import { auditKinds } from '@cotejo/core/reference/audit-kinds';
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { Box } from '@mui/material';
import { type ReactNode } from 'react';
import { AutocompleteInput, DateInput, SelectInput } from 'react-admin';
import { type FilterField } from '../kit/list/filters/filter.ts';
import { SeveralInput } from '../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { type AuditField, fieldsOf, filterLabels } from './auditFilters.ts';
import { useActors } from './useActors.ts';
import { useAudit } from './useAudit.ts';

type Choices = readonly { readonly id: string | number; readonly name: string }[];
type InputProps = { source: AuditField; choices: Choices };

const byName = (choices: Choices): Choices =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
const kinds = byName(auditKinds);
const records = byName(auditedRecords);
const statuses = leadStatuses.map(({ id, shown }) => ({ id, name: shown }));
const reasons = failureReasons.map(({ id, name }) => ({ id, name }));

const Several = ({ source, choices }: InputProps) => (
  <SeveralInput source={source} label={filterLabels[source]} choices={[...choices]} />
);

/** One of many, found by typing. */
const Found = ({ source, choices }: InputProps) => (
  <AutocompleteInput
    source={source}
    label={filterLabels[source]}
    choices={[...choices]}
    translateChoice={false}
    helperText={false}
    slotProps={{ popper: { role: 'region', 'aria-label': filterLabels[source] } }}
  />
);

const One = ({ source, choices }: InputProps) => (
  <SelectInput
    source={source}
    label={filterLabels[source]}
    choices={[...choices]}
    emptyText="Todos"
    translateChoice={false}
    helperText={false}
  />
);

const Days = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
    {(['from', 'to'] as const).map((day) => (
      <DateInput
        key={day}
        source={day}
        label={filterLabels[day]}
        helperText={false}
        parse={(text: string) => text}
      />
    ))}
  </Box>
);

export const useAuditFields = (): readonly FilterField[] => {
  const identity = useConsoleIdentity();
  const { view } = useAudit();
  const { doers, people, owners } = useActors();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const inputs: Readonly<Record<AuditField, ReactNode>> = {
    period: <Days />,
    kind: <Several source="kind" choices={kinds} />,
    actorKey: <Found source="actorKey" choices={view === 'durations' ? people : doers} />,
    ownerId: <Found source="ownerId" choices={owners} />,
    aggregate: <One source="aggregate" choices={records} />,
    fromStatusId: <Several source="fromStatusId" choices={statuses} />,
    toStatusId: <Several source="toStatusId" choices={statuses} />,
    reasonId: <One source="reasonId" choices={reasons} />,
    country: <One source="country" choices={markets} />,
  };
  return fieldsOf[view]
    .filter((name) => name !== 'country' || markets.length > 1)
    .map((name) => ({ name, label: filterLabels[name], input: inputs[name] }));
};
