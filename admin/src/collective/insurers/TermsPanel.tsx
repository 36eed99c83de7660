/** Tables of an insurer's cutting days and retroactive days: current, coming and past. */
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../kit/ui/Panel.tsx';
import { byState, type Dated } from './terms.ts';

type TermTableProps = {
  title: string;
  days: readonly Dated[];
  today: string;
  /** The key of the message that tells a value. */
  unit: 'day' | 'days';
  /** Text for an insurer without a value. */
  otherwise: string;
};

const TermTable = ({ title, days, today, unit, otherwise }: TermTableProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.insurers.${key}`, args);
  if (days.length === 0)
    return (
      <Panel title={title}>
        <Typography color="text.secondary">{otherwise}</Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Table size="small" aria-label={`${title}: ${say('terms.caption')}`}>
        <TableHead>
          <TableRow>
            {['fields.value', 'fields.from', 'terms.state'].map((key) => (
              <TableCell key={key}>{say(key)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {byState(days, today).map(({ value, from, state }) => (
            <TableRow key={from} selected={state === 'current'}>
              <TableCell>{say(`terms.${unit}`, { smart_count: value })}</TableCell>
              <TableCell>{spelledDay(from)}</TableCell>
              <TableCell>{say(`terms.${state}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};

export const TermsPanel = ({ insurer }: { insurer: InsurerRecord }) => {
  const translate = useTranslate();
  const { cuttingDays, retroactiveDays, today } = insurer;
  const say = (key: string) => translate(`resources.insurers.terms.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <TermTable
        title={say('cuttingDays')}
        days={cuttingDays}
        today={today}
        unit="day"
        otherwise={say('noCuttingDay')}
      />
      <TermTable
        title={say('retroactiveDays')}
        days={retroactiveDays}
        today={today}
        unit="days"
        otherwise={say('noRetroactiveDays')}
      />
    </Box>
  );
};
