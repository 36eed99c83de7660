/** A dated table: what holds from which day, where it comes from, and the way to say what holds next. */
import { spelledDay } from '@cotejo/core/pricing';
import { countryOf } from '@cotejo/core/reference';
import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../misc/Panel.tsx';
import { useNow } from '../../misc/useNow.ts';
import { ValueView } from '../read/ValueView.tsx';
import { CommandButton } from '../shared/CommandButton.tsx';
import { RecordHead, RecordPage } from '../shared/RecordPage.tsx';
import { assumedRows, currentDay, type Day, rowsField, type TableRecord, unitOf } from './datedTable.ts';
import { SetRowsDialog } from './SetRowsDialog.tsx';

const TableValues = ({ table, rows }: { table: TableRecord; rows: object }) => (
  <ValueView
    field={rowsField(table.id)}
    path={['rows']}
    value={rows}
    telling={{ country: table.country, unit: unitOf(table) }}
  />
);

type DayProps = { table: TableRecord; day: Day; current: Day | undefined };

const DayRows = ({ table, day, current }: DayProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.tables.${key}`, args);
  const isFuture = current === undefined || day.from > current.from;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{say('from', { day: spelledDay(day.from) })}</Typography>
        {day === current && <Chip size="small" color="success" variant="outlined" label={say('current')} />}
        {isFuture && <Chip size="small" color="info" variant="outlined" label={say('future')} />}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {say('source', { source: day.source })}
      </Typography>
      <TableValues table={table} rows={day.rows} />
    </Box>
  );
};

const TablePage = ({ table }: { table: TableRecord }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const current = currentDay(table, new Date(useNow()).toISOString());
  const assumed = assumedRows(table);
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.tables.${key}`, args);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHead
        resource="dated-tables"
        title={table.displayName}
        chips={null}
        text={`${countryOf(table.country).name} · ${table.id}`}
        actions={
          <CommandButton
            command="set-rows"
            variant="contained"
            allowedCommands={table.allowedCommands}
            onOpen={() => setIsOpen(true)}
          />
        }
      />
      <Panel title={say('days')}>
        {table.days.length === 0 && (
          <Typography sx={{ mb: 1 }}>{say(assumed ? 'assumed' : 'empty')}</Typography>
        )}
        {table.days.length === 0 && assumed && <TableValues table={table} rows={assumed} />}
        {(table.dayCount ?? 0) > table.days.length && (
          <Typography color="text.secondary">{say('more', { total: table.dayCount })}</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {table.days.map((day) => (
            <DayRows key={day.from} table={table} day={day} current={current} />
          ))}
        </Box>
      </Panel>
      {isOpen && (
        <SetRowsDialog
          table={table}
          startsWith={current?.rows ?? table.days[0]?.rows ?? assumed}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
};

export const DatedTableShow = () => (
  <RecordPage<TableRecord> resource="dated-tables">
    {(table) => <TablePage key={table.id} table={table} />}
  </RecordPage>
);
