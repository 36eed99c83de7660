/** The rows of a load as a list within its page. */
import {
  type EmployeeLoadRecord,
  type LoadRow,
  type RowOutcome,
  rowOutcomes,
} from '@cotejo/core/employee-loads';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { CorrectRow } from './CorrectRow.tsx';
import { LeaveRow } from './LeaveRow.tsx';
import { documentOf, personOf, type RowMessage, rowMessages } from './loadModel.ts';

const outcomeNames: Readonly<Record<RowOutcome | 'done' | 'none', string>> = {
  ok: 'Lista',
  done: 'Hecha',
  same: 'Ya estaba así',
  refused: 'Con errores',
  blocked: 'Espera al titular',
  repeated: 'Repetida',
  left: 'Queda fuera',
  none: 'Sin revisar',
};

const colours: Readonly<Record<string, ChipProps['color']>> = {
  ok: 'success',
  refused: 'error',
  blocked: 'warning',
  repeated: 'error',
};

const Outcome = ({ row, load }: { row: LoadRow; load: EmployeeLoadRecord }) => {
  const isDone = load.step === 'finished' || load.step === 'running';
  const name = row.outcome === 'ok' && isDone ? 'done' : (row.outcome ?? 'none');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[row.outcome ?? ''] ?? 'default'}
      label={outcomeNames[name]}
    />
  );
};

const Lines = ({ told, color }: { told: readonly RowMessage[]; color: string }) =>
  told.map(({ label, message }) => (
    <Typography key={label + message} variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
      {label && <strong>{label}: </strong>}
      {message}
    </Typography>
  ));

const Details = ({ row, load: { kind, mapping } }: { row: LoadRow; load: EmployeeLoadRecord }) => (
  <Box>
    <Lines told={rowMessages(kind, mapping, row.errors)} color="error" />
    <Lines told={rowMessages(kind, mapping, row.warnings)} color="text.secondary" />
    {Object.keys(row.corrected).length > 0 && (
      <Typography variant="body2" color="text.secondary">
        Corregida aquí
      </Typography>
    )}
  </Box>
);

const Mend = ({ row, load }: { row: LoadRow; load: EmployeeLoadRecord }) => (
  <>
    {row.outcome !== 'left' && <CorrectRow row={row} load={load} />}
    <LeaveRow row={row} load={load} />
  </>
);

export const rowsConfig = (load: EmployeeLoadRecord): ListConfig<LoadRow> => ({
  resource: 'employee-load-rows',
  icon: TableRowsOutlined,
  sort: 'row',
  nameOf: (row) => `Fila ${row.row}`,
  columns: [
    { label: 'person', render: (row) => personOf(load.mapping, row) ?? 'Datos borrados' },
    { label: 'document', render: (row) => documentOf(load.mapping, row), isLabelled: true },
    { label: 'outcome', render: (row) => <Outcome row={row} load={load} />, isChip: true },
    { label: 'told', render: (row) => <Details row={row} load={load} /> },
    { label: 'correct', render: (row) => <Mend row={row} load={load} /> },
  ],
  isSearched: false,
  filters: [{ source: 'outcome', choices: rowOutcomes.map((id) => ({ id, name: outcomeNames[id] })) }],
});
