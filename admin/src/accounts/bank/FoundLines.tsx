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
import { useTranslate } from 'react-admin';
import { CalendarDay } from '../../kit/time/Instant.tsx';
import { moneyText } from '../account.ts';
import { type BankFileAnswer } from './bankFile.ts';

type OfLines = { answer: BankFileAnswer; country: CountryCode };
type Line = BankFileAnswer['lines'][number];

const resultOf = ({ isAlike, isNew }: Line): string => (isAlike ? 'alike' : isNew ? 'new' : 'known');
const lookOf = ({ isNew }: Line) => (isNew ? undefined : { opacity: 0.7 });

/** The lines as cards, for a phone. */
const LineCards = ({ answer, country }: OfLines) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.bank-lines.file.${key}`, args);
  const { currency } = countryOf(country);
  return (
    <List disablePadding aria-label={say('lines')}>
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
            {say('columns.row')} {line.row} · {say(resultOf(line))}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
};

const LineTable = ({ answer, country }: OfLines) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.bank-lines.file.${key}`, args);
  const { currency } = countryOf(country);
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={say('lines')} tabIndex={0}>
      <Table size="small" aria-label={say('lines')}>
        <TableHead>
          <TableRow>
            {(['row', 'day', 'description', 'reference', 'amount', 'state'] as const).map((column) => (
              <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                {say(`columns.${column}`)}
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
              <TableCell>{say(resultOf(line))}</TableCell>
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
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.bank-lines.file.${key}`, args);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Lines = isNarrow ? LineCards : LineTable;
  const { lines, odd, debits, notes, unused, hasBalance } = answer;
  const known = lines.filter(({ isNew }) => !isNew).length;
  const alike = lines.filter(({ isAlike }) => isAlike).length;
  return (
    <Stack spacing={1.5}>
      <Typography role="status">
        {say('found', { smart_count: lines.length - known - alike })}{' '}
        {known > 0 && say('foundKnown', { smart_count: known })}{' '}
        {debits > 0 && say('debits', { smart_count: debits })}
      </Typography>
      <Alert severity={hasBalance ? 'success' : 'info'}>{say(hasBalance ? 'balanced' : 'unbalanced')}</Alert>
      {unused.length > 0 && (
        <Alert severity="warning">
          {say('unused', {
            smart_count: unused.length,
            names: unused.map((heading) => `«${heading}»`).join(', '),
          })}
        </Alert>
      )}
      {alike > 0 && (
        <Alert severity="warning">
          {say('alikeCount', { smart_count: alike })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={withAlike} onChange={({ target }) => onWithAlike(target.checked)} />}
            label={say('withAlike', { smart_count: alike })}
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
          {say('odd', { smart_count: odd.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {odd.map(({ row, message }) => (
              <li key={row}>{say('oddRow', { row, message })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {lines.length > 0 && <Lines answer={answer} country={country} />}
    </Stack>
  );
};
