/** What narrows the audit: days, who did it, whose lead, from and to which status, why it failed, country. */
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { Box } from '@mui/material';
import { AutocompleteArrayInput, DateInput, SelectInput, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useExecutives } from '../identity/index.ts';
import { nobody } from './auditFilters.ts';
import { useActors } from './useActors.ts';

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.75,
  mt: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

const reasons = failureReasons.map(({ id, name }) => ({ id, name }));

const StatusesInput = ({ source }: { source: 'fromStatusId' | 'toStatusId' }) => {
  const translate = useTranslate();
  const label = `resources.auditoria.filters.${source}`;
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...leadStatuses]}
      optionText="shown"
      helperText={false}
      limitTags={1}
      slotProps={{ popper: { role: 'region', 'aria-label': translate(label) } }}
    />
  );
};

const DayInput = ({ source }: { source: 'from' | 'to' }) => (
  <DateInput
    source={source}
    label={`resources.auditoria.filters.${source}`}
    helperText={false}
    parse={(day: string) => day}
  />
);

/** @param onlyPeople where nothing but who and when narrows what is shown */
export const AuditFilterInputs = ({ onlyPeople }: { onlyPeople: boolean }) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const actors = useActors();
  const { data: executives = [] } = useExecutives();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = own.length > 0 ? own : countries;
  const choose = {
    emptyText: translate('resources.auditoria.filters.all'),
    helperText: false,
    translateChoice: false,
  } as const;
  const owners = [
    { id: nobody, name: translate('resources.auditoria.filters.nobody') },
    ...executives.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <Box sx={grid}>
      <DayInput source="from" />
      <DayInput source="to" />
      <SelectInput
        {...choose}
        source="actorId"
        label="resources.auditoria.filters.actorId"
        choices={actors}
      />
      {!onlyPeople && (
        <>
          <SelectInput
            {...choose}
            source="executiveId"
            label="resources.auditoria.filters.executiveId"
            choices={owners}
          />
          <StatusesInput source="fromStatusId" />
          <StatusesInput source="toStatusId" />
          <SelectInput
            {...choose}
            source="reasonId"
            label="resources.auditoria.filters.reasonId"
            choices={reasons}
          />
          {markets.length > 1 && (
            <SelectInput
              {...choose}
              source="country"
              label="resources.auditoria.filters.country"
              choices={[...markets]}
              optionValue="code"
            />
          )}
        </>
      )}
    </Box>
  );
};
