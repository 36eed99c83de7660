/** Tables of an insurer's cutting days and retroactive days: current, coming and past. */
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Panel } from '../../kit/ui/Panel.tsx';
import { counted } from '../../kit/words/plural.ts';
import { byState, type Dated } from './terms.ts';

const stateNames = {
  past: 'Rigió',
  current: 'Rige hoy',
  coming: 'Viene',
};

type TermTableProps = {
  title: string;
  days: readonly Dated[];
  today: string;
  spelled: (value: number) => string;
  /** Text for an insurer without a value. */
  otherwise: string;
};

const TermTable = ({ title, days, today, spelled, otherwise }: TermTableProps) => {
  if (days.length === 0)
    return (
      <Panel title={title}>
        <Typography color="text.secondary">{otherwise}</Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Table size="small" aria-label={`${title}: Lo que rige, lo que viene y lo que rigió`}>
        <TableHead>
          <TableRow>
            <TableCell>Valor</TableCell>
            <TableCell>Desde</TableCell>
            <TableCell>Estado</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {byState(days, today).map(({ value, from, state }) => (
            <TableRow key={from} selected={state === 'current'}>
              <TableCell>{spelled(value)}</TableCell>
              <TableCell>{spelledDay(from)}</TableCell>
              <TableCell>{stateNames[state]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};

export const TermsPanel = ({ insurer }: { insurer: InsurerRecord }) => {
  const { cuttingDays, retroactiveDays, today } = insurer;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <TermTable
        title="Día de corte"
        days={cuttingDays}
        today={today}
        spelled={(value) => `El ${value} de cada mes`}
        otherwise="Nada acordado: se toma el fin de mes."
      />
      <TermTable
        title="Días hacia atrás"
        days={retroactiveDays}
        today={today}
        spelled={(value) => counted(value, 'día', 'días')}
        otherwise="Nada acordado: no acepta fechas pasadas."
      />
    </Box>
  );
};
