/** The status history as a table. */
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { durationText, HistoryChange, HistoryMoment, HistoryReason } from './HistoryParts.tsx';
import { type StatusHistoryRow } from '../lead.ts';

const columns = ['Cuándo', 'Cambio', 'Después de', 'Quién', 'Nota'];

export const HistoryTable = ({ rows }: { rows: readonly StatusHistoryRow[] }) => {
  return (
    <TableContainer>
      <Table size="small" aria-label="Historial de estados">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <HistoryMoment row={row} />
              </TableCell>
              <TableCell>
                <HistoryChange row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{durationText(row) ?? '—'}</TableCell>
              <TableCell>
                <ActorName actor={row.actor} name={row.actorName} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 120 }}>
                <HistoryReason row={row} />
                {row.note}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
