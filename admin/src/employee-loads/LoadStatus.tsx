/** The state of a load by the name that its filter has too, and whom it waits for. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { Box, Chip } from '@mui/material';
import { StatusChip } from '../collective/index.ts';
import { waitsFor } from './loadModel.ts';

const waiting = { you: 'Espera por ti', house: 'La procesa nuestro equipo' };

export const LoadStatus = ({ load }: { load: EmployeeLoadRecord }) => {
  const whom = waitsFor(load);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip of={bulkLoadStatuses} id={load.status} />
      {whom && <Chip size="small" color={whom === 'you' ? 'warning' : 'default'} label={waiting[whom]} />}
    </Box>
  );
};
