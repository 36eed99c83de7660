/** A dated table: what holds today, how that came to be day by day, and the ways to say what holds next. */
import { countryOf } from '@cotejo/core/reference/countries';
import { spelledDay } from '@cotejo/core/kit/time';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.tables.${key}`, args);
  const { current, error, isPending, refetch } = today;
  if (error && !current)
    return (
      <Panel title={say('today')}>
        <ReadError title={say('error')} error={error} onRetry={refetch} />
      </Panel>
    );
  if (isPending)
    return (
      <Panel title={say('today')}>
        <Skeleton variant="rounded" height={56} />
      </Panel>
    );
  const assumed = assumedRows(table);
  const rows = current?.rows ?? assumed;
  const text = current
    ? `${say('from', { day: spelledDay(current.from) })} · ${say('source', { source: current.source })}`
    : say(assumed ? 'assumed' : 'empty');
  return (
    <Panel title={say('today')}>
      <Typography color="text.secondary" sx={{ mb: rows ? 1 : 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {rows && <TableValues table={table} rows={rows} />}
    </Panel>
  );
};

/** Many days come from a file: it is chosen where every import is. */
const ImportDays = ({ table: { country, allowedCommands } }: { table: TableRecord }) => {
  const translate = useTranslate();
  if (!allowedCommands.some(({ allowed }) => allowed)) return null;
  return (
    <Button
      component={Link}
      to="/imports"
      startIcon={<UploadFileOutlined />}
      state={{ country, source: 'tablas' }}
    >
      {translate('cotejo.catalogue.tables.import')}
    </Button>
  );
};

const TablePage = ({ table }: { table: TableRecord }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const today = useCurrentDay(table);
  const { current, error, isPending } = today;
  // Nobody may take another day's values for today's.
  const unknown =
    error && !current ? { allowed: false, reason: translate('cotejo.catalogue.tables.error') } : undefined;
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
