/** Everything that narrows the leads: those that are used most, and the others. */
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { leadSubstatuses } from '@cotejo/core/reference/lead-substatuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { Box } from '@mui/material';
import { AutocompleteArrayInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { DateFilter } from './DateFilter.tsx';
import { ExecutiveFilter } from './ExecutiveFilter.tsx';
import { dateFields } from './leadFilters.ts';
import { substatusWithStatuses } from './leadChips.ts';

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.75,
  pt: 1.75,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

const statuses = leadStatuses.map(({ id, shown }) => ({ id, name: shown }));

type SeveralProps = {
  source: string;
  choices: readonly { readonly id: number | string; readonly name: string }[];
};

const Several = ({ source, choices }: SeveralProps) => {
  const translate = useTranslate();
  const label = `resources.leads.filters.${source}`;
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...choices]}
      helperText={false}
      limitTags={1}
      slotProps={{ popper: { role: 'region', 'aria-label': translate(label) } }}
    />
  );
};

/** Of the statuses that were chosen; of all where none was. */
const SubstatusFilter = () => {
  const chosen: unknown = useWatch({ name: 'statusId' });
  const within = Array.isArray(chosen) && chosen.length > 0 ? chosen : undefined;
  const choices = leadSubstatuses
    .filter(({ parents }) => !within || parents.some((id) => within.includes(id)))
    .map(({ id }) => ({ id, name: substatusWithStatuses(id) }));
  return <Several source="substatusId" choices={choices} />;
};

const Text = ({ source }: { source: string }) => (
  <TextInput source={source} label={`resources.leads.filters.${source}`} helperText={false} resettable />
);

export const MainFilterInputs = () => (
  <Box sx={grid}>
    <Several source="statusId" choices={statuses} />
    <ExecutiveFilter />
    <DateFilter field="fecha" />
  </Box>
);

export const OtherFilterInputs = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const yesAndNo = ['yes', 'no'].map((id) => ({ id, name: translate(`resources.leads.filters.${id}`) }));
  return (
    <Box sx={grid}>
      <SubstatusFilter />
      <Several source="failureReasonId" choices={failureReasons} />
      <Several source="requestTypeId" choices={requestTypes} />
      {markets.length > 1 && <Several source="country" choices={markets} />}
      {dateFields.slice(1).map((field) => (
        <DateFilter key={field} field={field} />
      ))}
      <Text source="productCode" />
      <Text source="originLead" />
      {(['worked', 'internalTraffic'] as const).map((source) => (
        <SelectInput
          key={source}
          source={source}
          label={`resources.leads.filters.${source}`}
          choices={yesAndNo}
          emptyText={translate('resources.leads.filters.either')}
          helperText={false}
          translateChoice={false}
        />
      ))}
    </Box>
  );
};
