/** A dated table: what holds today, how that came to be day by day, and the ways to say what holds next. */
import { countryOf } from '@cotejo/core/reference/countries';
import { spelledDay } from '@cotejo/core/kit/time';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { CommandButton } from '../shared/CommandButton.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { assumedRows, onlyValue, type TableRecord } from './datedTable.ts';
import { SetRowsDialog } from './SetRowsDialog.tsx';
import { TableDays } from './TableDays.tsx';
import { TableValues } from './TableValues.tsx';
import { useCurrentDay } from './useCurrentDay.ts';
import { ValueChart } from './ValueChart.tsx';

type TodayProps = { table: TableRecord; today: ReturnType<typeof useCurrentDay> };

const Today = ({ table, today }: TodayProps) => {
  const { current, error, isPending, refetch } = today;
  if (error && !current)
    return (
      <Panel title="Lo que rige hoy">
        <ReadError title="No se pudieron leer los días" error={error} onRetry={refetch} />
      </Panel>
    );
  if (isPending)
    return (
      <Panel title="Lo que rige hoy">
        <Skeleton variant="rounded" height={56} />
      </Panel>
    );
  const assumed = assumedRows(table);
  const rows = current?.rows ?? assumed;
  const text = current
    ? `Desde el ${spelledDay(current.from)} · Fuente: ${current.source}`
    : assumed
      ? 'Todavía no tiene valores propios: mientras tanto se usan estos de referencia.'
      : 'Todavía no tiene valores.';
  return (
    <Panel title="Lo que rige hoy">
      <Typography color="text.secondary" sx={{ mb: rows ? 1 : 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {rows && <TableValues table={table} rows={rows} />}
    </Panel>
  );
};

/** Many days come from a file: it is chosen where every import is. */
const ImportDays = ({ table: { country, allowedCommands } }: { table: TableRecord }) => {
  if (!allowedCommands.some(({ allowed }) => allowed)) return null;
  return (
    <Button
      component={Link}
      to="/imports"
      startIcon={<UploadFileOutlined />}
      state={{ country, source: 'tablas' }}
    >
      Importar varios días
    </Button>
  );
};

const TablePage = ({ table }: { table: TableRecord }) => {
  const [isOpen, setIsOpen] = useState(false);
  const today = useCurrentDay(table);
  const { current, error, isPending } = today;
  // Nobody may take another day's values for today's.
  const unknown = error && !current ? { allowed: false, reason: 'No se pudieron leer los días' } : undefined;
  const value = onlyValue(table.id);
  return (
    <>
      <RecordHead
        resource="dated-tables"
        title={table.displayName}
        chips={null}
        text={countryOf(table.country).name}
        actions={
          <>
            <CommandButton
              command="set-rows"
              variant="contained"
              allowedCommands={table.allowedCommands.map((one) => ({ ...one, ...unknown }))}
              onOpen={() => setIsOpen(true)}
            />
            <ImportDays table={table} />
          </>
        }
      />
      <Today table={table} today={today} />
      {value !== undefined && <ValueChart table={table} value={value} />}
      {table.days.length > 0 && <TableDays table={table} currentFrom={current?.from} />}
      {isOpen && !isPending && (
        <SetRowsDialog
          table={table}
          startsWith={current?.rows ?? assumedRows(table) ?? table.days[0]?.rows}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

export const DatedTableShow = () => (
  <RecordPage<TableRecord> resource="dated-tables">
    {(table) => <TablePage key={table.id} table={table} />}
  </RecordPage>
);
