/** The lines that a file of the bank has: how many are new, what is odd about it, and each of them. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { CalendarDay } from '../../kit/time/Instant.tsx';
import { counted, plural } from '../../kit/words/plural.ts';
import { moneyText } from '../account.ts';
import { type BankFileAnswer } from './bankFile.ts';

type OfLines = { answer: BankFileAnswer; country: CountryCode };
type Line = BankFileAnswer['lines'][number];

const resultOf = ({ isAlike, isNew }: Line): string =>
  isAlike ? 'Posiblemente ya registrado' : isNew ? 'Nuevo' : 'Ya estaba';
const lookOf = ({ isNew }: Line) => (isNew ? undefined : { opacity: 0.7 });

/** The lines as cards, for a phone. */
const LineCards = ({ answer, country }: OfLines) => {
  const { currency } = countryOf(country);
  return (
    <List disablePadding aria-label="Abonos del archivo">
      {answer.lines.map((line) => (
        <ListItem key={line.id} divider disableGutters sx={{ ...lookOf(line), display: 'block' }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <CalendarDay value={line.day} />
            <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {moneyText(line.amount, { country, currency })}
            </Box>
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {[line.description, line.reference].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Fila {line.row} · {resultOf(line)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
};

const LineTable = ({ answer, country }: OfLines) => {
  const { currency } = countryOf(country);
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Abonos del archivo" tabIndex={0}>
      <Table size="small" aria-label="Abonos del archivo">
        <TableHead>
          <TableRow>
            {['Fila', 'Fecha', 'Glosa', 'Operación', 'Monto', 'Resultado'].map((column) => (
              <TableCell key={column} align={column === 'Monto' ? 'right' : 'left'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answer.lines.map((line) => (
            <TableRow key={line.id} sx={lookOf(line)}>
              <TableCell>{line.row}</TableCell>
              <TableCell>
                <CalendarDay value={line.day} />
              </TableCell>
              <TableCell>{line.description}</TableCell>
              <TableCell>{line.reference}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {moneyText(line.amount, { country, currency })}
              </TableCell>
              <TableCell>{resultOf(line)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

type FoundLinesProps = {
  answer: BankFileAnswer;
  country: CountryCode;
  withAlike: boolean;
  onWithAlike: (isWanted: boolean) => void;
};

export const FoundLines = ({ answer, country, withAlike, onWithAlike }: FoundLinesProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Lines = isNarrow ? LineCards : LineTable;
  const { lines, odd, debits, notes, unused, hasBalance } = answer;
  const known = lines.filter(({ isNew }) => !isNew).length;
  const alike = lines.filter(({ isAlike }) => isAlike).length;
  const headings = unused.map((heading) => `«${heading}»`).join(', ');
  return (
    <Stack spacing={1.5}>
      <Typography role="status">
        {counted(lines.length - known - alike, 'abono nuevo', 'abonos nuevos')}.{' '}
        {known > 0 && `${counted(known, 'ya estaba', 'ya estaban')}.`}{' '}
        {debits > 0 && `${counted(debits, 'cargo no entra', 'cargos no entran')}.`}
      </Typography>
      <Alert severity={hasBalance ? 'success' : 'info'}>
        {hasBalance
          ? 'Los saldos del archivo cuadran: no falta ninguna línea.'
          : 'El archivo no trae el saldo de cada línea, así que no se puede probar que no falte ninguna.'}
      </Alert>
      {unused.length > 0 && (
        <Alert severity="warning">
          {plural(
            unused.length,
            `Esta columna no se lee: ${headings}. Si es el número de la operación, ponle ese título y elige el archivo otra vez.`,
            `Estas columnas no se leen: ${headings}. Si una es el número de la operación, ponle ese título y elige el archivo otra vez.`,
          )}
        </Alert>
      )}
      {alike > 0 && (
        <Alert severity="warning">
          {plural(
            alike,
            `${alike} abono posiblemente ya está registrado: entró otro con la misma fecha, monto y glosa, y a uno de los dos le falta el número de la operación. No entra, salvo que lo pidas.`,
            `${alike} abonos posiblemente ya están registrados: entraron otros con la misma fecha, monto y glosa, y a unos o a otros les falta el número de la operación. No entran, salvo que lo pidas.`,
          )}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={withAlike} onChange={({ target }) => onWithAlike(target.checked)} />}
            label={plural(
              alike,
              'No está repetido: cargarlo también',
              'No están repetidos: cargarlos también',
            )}
          />
        </Alert>
      )}
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      {odd.length > 0 && (
        <Alert severity="warning">
          {plural(
            odd.length,
            'Una fila no se puede leer y no entra:',
            `${odd.length} filas no se pueden leer y no entran:`,
          )}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {odd.map(({ row, message }) => (
              <li key={row}>
                Fila {row}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {lines.length > 0 && <Lines answer={answer} country={country} />}
    </Stack>
  );
};
