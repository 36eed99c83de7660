/** The state of a load, and whom it waits for. */
import { type EmployeeLoadRecord } from '@cotejo/core/employee-loads';
import { bulkLoadStatuses } from '@cotejo/core/reference/collective-statuses';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../collective/index.ts';
import { waitsFor } from './loadModel.ts';

export const LoadStatus = ({ load }: { load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  const whom = waitsFor(load);
  if (!whom) return <StatusChip of={bulkLoadStatuses} id={load.status} />;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={whom === 'you' ? 'warning' : 'info'}
      label={translate(`resources.employee-loads.waits.${whom}`)}
    />
  );
};
