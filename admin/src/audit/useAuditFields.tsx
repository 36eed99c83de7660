/** The filters of a view of the audit, a field each. */
import { auditedRecords } from '@cotejo/core/reference/audited-records';
import { auditKinds } from '@cotejo/core/reference/audit-kinds';
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { Box } from '@mui/material';
import { type ReactNode } from 'react';
import { AutocompleteInput, DateInput, SelectInput, useTranslate } from 'react-admin';
import { SeveralInput } from '../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { type AuditFilter, type AuditView, filtersOf } from './auditFilters.ts';
import { useActors } from './useActors.ts';

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.75,
  mt: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

type Choices = readonly { readonly id: string | number; readonly name: string }[];
type FieldProps = { source: AuditFilter; choices: Choices };

const byName = (choices: Choices): Choices =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
const kinds = byName(auditKinds);
const records = byName(auditedRecords);
const statuses = leadStatuses.map(({ id, shown }) => ({ id, name: shown }));
const reasons = failureReasons.map(({ id, name }) => ({ id, name }));

const useLabel = (source: AuditFilter): string => useTranslate()(`resources.auditoria.filters.${source}`);

const Several = ({ source, choices }: FieldProps) => (
  <SeveralInput source={source} label={`resources.auditoria.filters.${source}`} choices={[...choices]} />
);

/** One of many, found by typing. */
const Found = ({ source, choices }: FieldProps) => {
  const label = useLabel(source);
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...choices]}
      translateChoice={false}
      helperText={false}
      slotProps={{ popper: { role: 'region', 'aria-label': label } }}
    />
  );
};

const One = ({ source, choices }: FieldProps) => (
  <SelectInput
    source={source}
    label={useLabel(source)}
    choices={[...choices]}
    emptyText={useTranslate()('resources.auditoria.filters.all')}
    translateChoice={false}
    helperText={false}
  />
);

const Day = ({ source }: { source: 'from' | 'to' }) => (
  <DateInput source={source} label={useLabel(source)} helperText={false} parse={(day: string) => day} />
);

export const AuditFilterInputs = ({ view }: { view: AuditView }) => {
  const identity = useConsoleIdentity();
  const { doers, people, owners } = useActors();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const fields: Readonly<Record<AuditFilter, ReactNode>> = {
    from: <Day source="from" />,
    to: <Day source="to" />,
    kind: <Several source="kind" choices={kinds} />,
    actorKey: <Found source="actorKey" choices={view === 'durations' ? people : doers} />,
    ownerId: <Found source="ownerId" choices={owners} />,
    aggregate: <One source="aggregate" choices={records} />,
    fromStatusId: <Several source="fromStatusId" choices={statuses} />,
    toStatusId: <Several source="toStatusId" choices={statuses} />,
    reasonId: <One source="reasonId" choices={reasons} />,
    country: markets.length > 1 && <One source="country" choices={markets} />,
  };
  return (
    <Box sx={grid}>
      {filtersOf[view].map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          {fields[name]}
        </Box>
      ))}
    </Box>
  );
};
