/** The next cutting days on the start page, the soonest first, with what waits for each. */
import { daysBetween, spelledDay } from '@cotejo/core/kit/time';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../../kit/list/listAddress.ts';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { counted } from '../../kit/words/plural.ts';
import { type CuttingDay } from '../policy-employees/coverage.ts';
import { inTimeOf } from '../policy-employees/cutDays.ts';
import { useCuttingDays } from '../policy-employees/useCuttingDays.ts';

/** The number of days shown: the calendar has the rest. */
const shown = 5;

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The requests that wait at an insurer: in the queue for those who answer, in the list for others. */
const useWaitingAt = () => {
  const mayAnswer = may(useConsoleIdentity(), 'policy-employee:activation-accept');
  return (insurerId: string, late: 'true' | 'false') =>
    mayAnswer
      ? listAddress('/policy-employees/por-responder', { insurerId, late })
      : listAddress('/policy-employees', { insurerId, waiting: 'true', late });
};

const Line = ({ day }: { day: CuttingDay }) => {
  const waitingAt = useWaitingAt();
  const left = daysBetween(day.today, day.lastDay);
  const waiting = inTimeOf(day);
  return (
    <Box component="li" sx={line}>
      <strong>{day.name}</strong>
      <Typography component="span" sx={{ textAlign: 'right', fontWeight: left < 3 ? 700 : 400 }}>
        {left === 0 ? 'es hoy' : counted(left, 'día', 'días')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {spelledDay(day.lastDay)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
        {waiting === 0 && day.late === 0 && 'nada espera'}
        {waiting > 0 && (
          <Link
            component={RouterLink}
            to={waitingAt(day.id, 'false')}
            aria-label={`${counted(waiting, 'espera', 'esperan')}: ${day.name}`}
          >
            {counted(waiting, 'espera', 'esperan')}
          </Link>
        )}
        {day.late > 0 && (
          <Link
            component={RouterLink}
            to={waitingAt(day.id, 'true')}
            aria-label={`${counted(day.late, 'atrasada', 'atrasadas')}: ${day.name}`}
            sx={{ display: 'block', color: 'error.main' }}
          >
            {counted(day.late, 'atrasada', 'atrasadas')}
          </Link>
        )}
      </Typography>
    </Box>
  );
};

export const CuttingDaysPanel = () => {
  const { data, error, isPending, refetch } = useCuttingDays();
  const held = useHeldNews('policy-employees', () => refetch());
  const soonest = data?.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1)).slice(0, shown);
  return (
    <Panel title="Próximos cortes">
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudieron leer los días de corte" error={error} onRetry={refetch} />}
      {soonest?.length === 0 && <Typography color="text.secondary">Todavía no hay pólizas</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} {...held}>
        {soonest?.map((day) => (
          <Line key={day.id} day={day} />
        ))}
      </Box>
      <Link component={RouterLink} to="/cutting-days">
        Ver los días de corte
      </Link>
    </Panel>
  );
};
