/** Leaves a row out of the load, or takes it back: of two rows of one person, one goes on. */
import { type EmployeeLoadRecord, type LoadRow } from '@cotejo/core/employee-loads';
import { Button } from '@mui/material';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { useCommand } from '../kit/commands/useCommand.ts';

export const LeaveRow = ({ load, row }: { load: EmployeeLoadRecord; row: LoadRow }) => {
  const { send, isPending, failure } = useCommand<EmployeeLoadRecord>('employee-loads', load.id);
  const isOut = row.outcome === 'left';
  if (!permissionFor(load, 'leave-row').allowed || !row.cells) return null;
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        aria-label={isOut ? `Volver a incluir la fila ${row.row}` : `Dejar fuera la fila ${row.row}`}
        onClick={() => void send('leave-row', { row: row.row, isOut: !isOut })}
      >
        {isOut ? 'Volver a incluir' : 'Dejar fuera'}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
};
