/** What happened to a coverage, for those who may read its history: on a time axis, and event by event with its dates. */
import { type CoverageHistoryRecord, type CoverageRecord, reviewEvents } from '@cotejo/core/policy-employees';
import { eventName } from '@cotejo/core/reference/event-names';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { HistoryItem } from '../../../kit/history/HistoryItem.tsx';
import { OpenedAtContext, useOpenedAt } from '../../../kit/history/opened-at.ts';
import { may } from '../../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../../kit/session/useConsoleIdentity.ts';
import { formatDuration } from '../../../kit/time/time.ts';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { ReadError } from '../../../kit/ui/ReadError.tsx';
import { type Bar, courseOf } from './course.ts';
import { CourseChart } from './CourseChart.tsx';
import { CourseTable } from './CourseTable.tsx';
import { eventWords } from './eventWords.ts';

const barNames: Readonly<Record<Bar['kind'], string>> = {
  activation: 'Espera del alta',
  cancellation: 'Espera de la baja',
  covered: 'Con cobertura',
};

/** More than a coverage ever has: it is asked for, answered, and ended once or twice. */
const all = { page: 1, perPage: 200 };

const Course = ({ coverage, history }: { coverage: CoverageRecord; history: CoverageHistoryRecord[] }) => {
  const course = courseOf(coverage, history);
  const nameOf = (kind: Bar['kind']) => barNames[kind];
  return (
    <Stack spacing={1}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="En el tiempo">
        <CourseChart
          course={course}
          label="La espera de cada pedido y el tiempo con cobertura, por mes. La tabla que sigue dice lo mismo."
          nameOf={nameOf}
          today="hoy"
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        Las líneas punteadas son los días de corte de la aseguradora; la roja es hoy.
      </Typography>
      <CourseTable course={course} label="En el tiempo" nameOf={nameOf} />
    </Stack>
  );
};

/** One event; a review changed nothing, and is told in small letters and without how long it took. */
const Step = ({ row }: { row: CoverageHistoryRecord }) => {
  const isQuiet = reviewEvents.some((type) => type === row.type);
  return (
    <HistoryItem
      row={row}
      title={eventName(row.type)}
      note={eventWords(row)}
      isQuiet={isQuiet}
      how={row.after === null || isQuiet ? undefined : `${formatDuration(row.after)} después`}
    />
  );
};

export const CoverageTimeline = ({ coverage }: { coverage: CoverageRecord }) => {
  const mayRead = may(useConsoleIdentity(), 'employee:read-history');
  const { data, error, isPending, refetch } = useGetList<CoverageHistoryRecord>(
    'coverage-history',
    { pagination: all, sort: { field: 'at', order: 'ASC' }, filter: { recordId: coverage.id } },
    { enabled: mayRead, onError: () => undefined, placeholderData: (before) => before },
  );
  const openedAt = useOpenedAt(data);
  if (!mayRead) return null;
  return (
    <Panel title="Historial">
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && !data && <ReadError title="No se pudo leer el historial" error={error} onRetry={refetch} />}
      {data && (
        <Stack spacing={2}>
          <Course coverage={coverage} history={data} />
          <Box component="ol" aria-label="Historial" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <OpenedAtContext.Provider value={openedAt}>
              {data.map((row) => (
                <Step key={row.id} row={row} />
              ))}
            </OpenedAtContext.Provider>
          </Box>
        </Stack>
      )}
    </Panel>
  );
};
