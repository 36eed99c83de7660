/** Leaves a row out of the load, or takes it back: of two rows of one person, one goes on. */
import { type EmployeeLoadRecord, type LoadRow } from '@cotejo/core/employee-loads';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { useCommand } from '../kit/commands/useCommand.ts';

export const LeaveRow = ({ load, row }: { load: EmployeeLoadRecord; row: LoadRow }) => {
  const translate = useTranslate();
  const { send, isPending, failure } = useCommand<EmployeeLoadRecord>('employee-loads', load.id);
  const isOut = row.outcome === 'left';
  if (!permissionFor(load, 'leave-row').allowed || !row.cells) return null;
  const say = (key: string) => translate(`resources.employee-load-rows.${key}`, { row: row.row });
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        aria-label={say(isOut ? 'takeBackOf' : 'leaveOf')}
        onClick={() => void send('leave-row', { row: row.row, isOut: !isOut })}
      >
        {say(isOut ? 'takeBack' : 'leave')}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
};
