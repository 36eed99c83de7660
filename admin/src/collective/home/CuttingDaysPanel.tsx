/** The next cutting days on the start page, the soonest first, with what waits for each. */
import { daysBetween, spelledDay } from '@cotejo/core/kit/time';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../../kit/list/listAddress.ts';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
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
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.cutting-days.${key}`, args);
  const waitingAt = useWaitingAt();
  const left = daysBetween(day.today, day.lastDay);
  const waiting = inTimeOf(day);
  return (
    <Box component="li" sx={line}>
      <strong>{day.name}</strong>
      <Typography component="span" sx={{ textAlign: 'right', fontWeight: left < 3 ? 700 : 400 }}>
        {left === 0 ? say('isToday') : say('days', { smart_count: left })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {spelledDay(day.lastDay)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
        {waiting === 0 && day.late === 0 && say('nothing')}
        {waiting > 0 && (
          <Link
            component={RouterLink}
            to={waitingAt(day.id, 'false')}
            aria-label={`${say('waiting', { smart_count: waiting })}: ${day.name}`}
          >
            {say('waiting', { smart_count: waiting })}
          </Link>
        )}
        {day.late > 0 && (
          <Link
            component={RouterLink}
            to={waitingAt(day.id, 'true')}
            aria-label={`${say('late', { smart_count: day.late })}: ${day.name}`}
            sx={{ display: 'block', color: 'error.main' }}
          >
            {say('late', { smart_count: day.late })}
          </Link>
        )}
      </Typography>
    </Box>
  );
};

export const CuttingDaysPanel = () => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.cutting-days.${key}`, args);
  const { data, error, isPending, refetch } = useCuttingDays();
  const held = useHeldNews('policy-employees', () => refetch());
  const soonest = data?.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1)).slice(0, shown);
  return (
    <Panel title={say('next')}>
      {isPending && <PanelLoading />}
      {error && <ReadError title={say('error')} error={error} onRetry={refetch} />}
      {soonest?.length === 0 && <Typography color="text.secondary">{say('emptyTitle')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} {...held}>
        {soonest?.map((day) => (
          <Line key={day.id} day={day} />
        ))}
      </Box>
      <Link component={RouterLink} to="/cutting-days">
        {say('all')}
      </Link>
    </Panel>
  );
};
