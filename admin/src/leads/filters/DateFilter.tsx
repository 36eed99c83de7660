/** When something was: a period as people say it, or two days. */
import { Box } from '@mui/material';
import { DateInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { aheadPeriods, pastPeriods, type Period } from './datePeriods.ts';
import { type DateField, fromName, periodName, toName } from './leadFilters.ts';
import { filterLabels } from './filterLabels.ts';

const periodNames: Readonly<Record<Period, string>> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  last7: 'Últimos 7 días',
  last30: 'Últimos 30 días',
  thisMonth: 'Este mes',
  before2: 'Hace 2 días o más',
  before7: 'Hace 7 días o más',
  tomorrow: 'Mañana',
  next7: 'Próximos 7 días',
  overdue: 'Ya pasó',
  between: 'Entre dos fechas…',
};

const Day = ({ source, label }: { source: string; label: string }) => (
  <DateInput source={source} label={label} helperText={false} parse={(day: string) => day} />
);

export const DateFilter = ({ field }: { field: DateField }) => {
  const period: unknown = useWatch({ name: periodName(field) });
  const name = filterLabels[field];
  const periods = field === 'appointmentAt' ? aheadPeriods : pastPeriods;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectInput
        source={periodName(field)}
        label={name}
        choices={periods.map((id) => ({ id, name: periodNames[id] }))}
        emptyText="Cualquier día"
        helperText={false}
        translateChoice={false}
      />
      {period === 'between' && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <Day source={fromName(field)} label={`${name}: desde`} />
          <Day source={toName(field)} label={`${name}: hasta`} />
        </Box>
      )}
    </Box>
  );
};
