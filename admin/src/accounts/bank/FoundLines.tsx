/** The lines that a file of the bank has: how many are new, what is odd about it, and each of them. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { CalendarDay } from '../../kit/time/Instant.tsx';
import { moneyText } from '../account.ts';
import { type BankFileAnswer } from './bankFile.ts';

const Lines = ({ answer, country }: { answer: BankFileAnswer; country: CountryCode }) => {
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
            <TableRow key={line.id} sx={line.isNew ? undefined : { opacity: 0.7 }}>
              <TableCell>{line.row}</TableCell>
              <TableCell>
                <CalendarDay value={line.day} />
              </TableCell>
              <TableCell>{line.description}</TableCell>
              <TableCell>{line.reference}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {moneyText(line.amount, { country, currency })}
              </TableCell>
              <TableCell>{say(line.isAlike ? 'alike' : line.isNew ? 'new' : 'known')}</TableCell>
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
