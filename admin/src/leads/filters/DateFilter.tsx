/** When something was: a period as people say it, or two days. */
import { Box } from '@mui/material';
import { DateInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { aheadPeriods, pastPeriods } from './datePeriods.ts';
import { type DateField, fromName, periodName, toName } from './leadFilters.ts';

const Day = ({ source, label }: { source: string; label: string }) => (
  <DateInput source={source} label={label} helperText={false} parse={(day: string) => day} />
);

export const DateFilter = ({ field }: { field: DateField }) => {
  const translate = useTranslate();
  const period: unknown = useWatch({ name: periodName(field) });
  const name = translate(`resources.leads.filters.${field}`);
  const periods = field === 'appointmentAt' ? aheadPeriods : pastPeriods;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectInput
        source={periodName(field)}
        label={name}
        choices={periods.map((id) => ({ id, name: translate(`resources.leads.periods.names.${id}`) }))}
        emptyText={translate('resources.leads.periods.any')}
        helperText={false}
        translateChoice={false}
      />
      {period === 'between' && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <Day source={fromName(field)} label={translate('resources.leads.filters.from', { name })} />
          <Day source={toName(field)} label={translate('resources.leads.filters.to', { name })} />
        </Box>
      )}
    </Box>
  );
};
