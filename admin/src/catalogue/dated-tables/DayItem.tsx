/** A day of a dated table: its values, what changed by them, and who said so. */
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { counted } from '../../kit/words/plural.ts';
import { plainText } from '../schema/values.ts';
import { decimalText } from '../read/decimalText.ts';
import { changedValues, type ChangedValue } from './changedValues.ts';
import { type DayRecord, onlyValue, rowsField, type Said, type TableRecord, unitOf } from './datedTable.ts';
import { TableValues } from './TableValues.tsx';

/** More changes than these are read in the values themselves. */
const mostChanges = 12;

const changeText = ({ label, before = '—', after = '—' }: ChangedValue): string =>
  `${label}: ${before} → ${after}`;

const Changes = ({ table, day }: { table: TableRecord; day: DayRecord }) => {
  if (!day.before) return <Typography variant="body2">El primer valor.</Typography>;
  const format = { country: table.country, unit: unitOf(table) };
  const changes = changedValues(rowsField(table.id), day.before, day.rows, format);
  if (changes.length === 0) return <Typography variant="body2">Igual que antes.</Typography>;
  const more = changes.length - mostChanges;
  return (
    <Box
      component="ul"
      aria-label="Qué cambió"
      sx={{ my: 0.5, pl: 2.5, fontSize: '0.875rem', columnWidth: 260, listStyleType: 'disc' }}
    >
      {changes.slice(0, mostChanges).map((change) => (
        <li key={change.label}>{changeText(change)}</li>
      ))}
      {more > 0 && <li>y {counted(more, 'cambio', 'cambios')} más</li>}
    </Box>
  );
};

/** Of a table of one value: what it is, and what it was. */
const OneValue = ({ table, day, name }: { table: TableRecord; day: DayRecord; name: string }) => {
  const told = (rows: object): string => {
    const value = plainText((rows as Readonly<Record<string, unknown>>)[name]);
    return decimalText(name, value, table.country) ?? value;
  };
  return (
    <Typography component="p">
      <Box component="span" sx={{ fontWeight: 600 }}>
        {told(day.rows)}
      </Box>
      {day.before && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {` · antes ${told(day.before)}`}
        </Box>
      )}
    </Typography>
  );
};

const SaidBy = ({ said }: { said: Said }) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    Fuente: {said.source}
    {' · '}
    <ActorName actor={said.actor} name={said.actorName} />
    {' · '}
    <AbsoluteInstant value={said.setAt} />
  </Typography>
);

const Corrected = ({ table, day }: { table: TableRecord; day: DayRecord }) => {
  if (day.corrected.length === 0) return null;
  return (
    <Box sx={{ mt: 1, pl: 1.5, borderLeft: 2, borderColor: 'warning.main' }}>
      <Typography variant="body2">Se corrigió; antes decía:</Typography>
      {day.corrected.map((said) => (
        <Box key={said.setAt} sx={{ mt: 0.5 }}>
          <TableValues table={table} rows={said.rows} />
          <SaidBy said={said} />
        </Box>
      ))}
    </Box>
  );
};

const Values = ({ table, day }: { table: TableRecord; day: DayRecord }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Ver los valores desde el ${spelledDay(day.from)}`}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -0.75 }}
      >
        Ver los valores
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 0.5 }}>
          <TableValues table={table} rows={day.rows} />
        </Box>
      )}
    </>
  );
};

type DayItemProps = { table: TableRecord; day: DayRecord; currentFrom: string | undefined };

export const DayItem = ({ table, day, currentFrom }: DayItemProps) => {
  const name = onlyValue(table.id);
  const isFuture = currentFrom === undefined || day.from > currentFrom;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>Desde el {spelledDay(day.from)}</Typography>
        {day.from === currentFrom && (
          <Chip size="small" color="success" variant="outlined" label="Rige hoy" />
        )}
        {isFuture && <Chip size="small" color="info" variant="outlined" label="Todavía no rige" />}
      </Box>
      {name !== undefined && <OneValue table={table} day={day} name={name} />}
      <SaidBy said={day} />
      {name === undefined && (
        <>
          <Changes table={table} day={day} />
          <Values table={table} day={day} />
        </>
      )}
      <Corrected table={table} day={day} />
    </Box>
  );
};
