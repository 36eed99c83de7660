/** The state of a load by the name that its filter has too, and whom it waits for. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../collective/index.ts';
import { waitsFor } from './loadModel.ts';

export const LoadStatus = ({ load }: { load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  const whom = waitsFor(load);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip of={bulkLoadStatuses} id={load.status} />
      {whom && (
        <Chip
          size="small"
          color={whom === 'you' ? 'warning' : 'default'}
          label={translate(`resources.employee-loads.waits.${whom}`)}
        />
      )}
    </Box>
  );
};
