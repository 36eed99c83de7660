/** What narrows the list: status, executive, type, country, and the days of arrival. */
import { countries, leadStatuses, requestTypes } from '@cotejo/core/reference';
import { Box } from '@mui/material';
import { AutocompleteArrayInput, DateInput, SelectInput, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { ExecutiveFilter } from './ExecutiveFilter.tsx';

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.75,
  mt: 1.75,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '1fr',
    sm: '1fr 1fr',
    md: 'repeat(3, 1fr)',
    lg: '1.5fr repeat(3, 1fr) 148px 148px',
  },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

export const LeadFilterInputs = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const choices = own.length > 0 ? own : countries;
  const all = translate('resources.leads.filters.all');
  return (
    <Box sx={grid}>
      <AutocompleteArrayInput
        source="statusId"
        label="resources.leads.filters.statusId"
        choices={[...leadStatuses]}
        helperText={false}
        limitTags={1}
        slotProps={{
          popper: { role: 'region', 'aria-label': translate('resources.leads.filters.statusId') },
        }}
      />
      <ExecutiveFilter />
      <SelectInput
        source="requestTypeId"
        label="resources.leads.filters.requestTypeId"
        choices={[...requestTypes]}
        emptyText={all}
        helperText={false}
        translateChoice={false}
      />
      {choices.length > 1 && (
        <SelectInput
          source="country"
          label="resources.leads.filters.country"
          choices={[...choices]}
          optionValue="code"
          emptyText={all}
          helperText={false}
          translateChoice={false}
        />
      )}
      <DateInput
        source="from"
        label="resources.leads.filters.from"
        helperText={false}
        parse={(day: string) => day}
      />
      <DateInput
        source="to"
        label="resources.leads.filters.to"
        helperText={false}
        parse={(day: string) => day}
      />
    </Box>
  );
};
