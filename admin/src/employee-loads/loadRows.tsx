/** The rows of a load as a list within its page. */
import { type EmployeeLoadRecord, type LoadRow, rowOutcomes } from '@cotejo/core/employee-loads';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { CorrectRow } from './CorrectRow.tsx';
import { LeaveRow } from './LeaveRow.tsx';
import { documentOf, personOf, type Told, toldOf } from './loadModel.ts';

const colours: Readonly<Record<string, ChipProps['color']>> = {
  ok: 'success',
  refused: 'error',
  blocked: 'warning',
  repeated: 'error',
};

const Outcome = ({ row, load }: { row: LoadRow; load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  const isDone = load.step === 'finished' || load.step === 'running';
  const name = row.outcome === 'ok' && isDone ? 'done' : (row.outcome ?? 'none');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[row.outcome ?? ''] ?? 'default'}
      label={translate(`resources.employee-load-rows.outcomes.${name}`)}
    />
  );
};

const Lines = ({ told, color }: { told: readonly Told[]; color: string }) =>
  told.map(({ label, message }) => (
    <Typography key={label + message} variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
      {label && <strong>{label}: </strong>}
      {message}
    </Typography>
  ));

const Details = ({ row, load: { kind, mapping } }: { row: LoadRow; load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  return (
    <Box>
      <Lines told={toldOf(kind, mapping, row.errors)} color="error" />
      <Lines told={toldOf(kind, mapping, row.warnings)} color="text.secondary" />
      {Object.keys(row.corrected).length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.employee-load-rows.corrected')}
        </Typography>
      )}
    </Box>
  );
};

const Number = ({ row }: { row: LoadRow }) =>
  useTranslate()('resources.employee-load-rows.number', { row: row.row });
const Person = ({ row, load }: { row: LoadRow; load: EmployeeLoadRecord }) => {
  const translate = useTranslate();
  return personOf(load.mapping, row) ?? translate('resources.employee-load-rows.erased');
};

const Mend = ({ row, load }: { row: LoadRow; load: EmployeeLoadRecord }) => (
  <>
    {row.outcome !== 'left' && <CorrectRow row={row} load={load} />}
    <LeaveRow row={row} load={load} />
  </>
);

const outcomeChoices = (translate: (key: string) => string) =>
  rowOutcomes.map((id) => ({ id, name: translate(`resources.employee-load-rows.outcomes.${id}`) }));

export const useRowsConfig = (load: EmployeeLoadRecord): ListConfig<LoadRow> => {
  const translate = useTranslate();
  return {
    resource: 'employee-load-rows',
    icon: TableRowsOutlined,
    sort: 'row',
    nameOf: (row) => <Number row={row} />,
    columns: [
      { label: 'person', render: (row) => <Person row={row} load={load} /> },
      { label: 'document', render: (row) => documentOf(load.mapping, row), isLabelled: true },
      { label: 'outcome', render: (row) => <Outcome row={row} load={load} />, isChip: true },
      { label: 'told', render: (row) => <Details row={row} load={load} /> },
      { label: 'correct', render: (row) => <Mend row={row} load={load} /> },
    ],
    isSearched: false,
    filters: [{ source: 'outcome', choices: outcomeChoices(translate) }],
  };
};
