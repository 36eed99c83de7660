/** What happened to a coverage, for those who may read its history: on a time axis, and event by event with its dates. */
import { type CoverageHistoryRecord, type CoverageRecord, reviewEvents } from '@cotejo/core/policy-employees';
import { eventName } from '@cotejo/core/reference/event-names';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
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

/** More than a coverage ever has: it is asked for, answered, and ended once or twice. */
const all = { page: 1, perPage: 200 };

const Course = ({ coverage, history }: { coverage: CoverageRecord; history: CoverageHistoryRecord[] }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.policy-employees.course.${key}`);
  const course = courseOf(coverage, history);
  const nameOf = (kind: Bar['kind']) => say(kind);
  return (
    <Stack spacing={1}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={say('title')}>
        <CourseChart course={course} label={say('label')} nameOf={nameOf} today={say('today')} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {say('legend')}
      </Typography>
      <CourseTable course={course} label={say('title')} nameOf={nameOf} />
    </Stack>
  );
};

/** One event; a review changed nothing, and is told in small letters and without how long it took. */
const Step = ({ row }: { row: CoverageHistoryRecord }) => {
  const translate = useTranslate();
  const isQuiet = reviewEvents.some((type) => type === row.type);
  return (
    <HistoryItem
      row={row}
      title={eventName(row.type)}
      note={eventWords(row, translate)}
      isQuiet={isQuiet}
      how={
        row.after === null || isQuiet
          ? undefined
          : translate('resources.coverage-history.words.after', { time: formatDuration(row.after) })
      }
    />
  );
};

export const CoverageTimeline = ({ coverage }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  const mayRead = may(useConsoleIdentity(), 'employee:read-history');
  const { data, error, isPending, refetch } = useGetList<CoverageHistoryRecord>(
    'coverage-history',
    { pagination: all, sort: { field: 'at', order: 'ASC' }, filter: { recordId: coverage.id } },
    { enabled: mayRead, onError: () => undefined, placeholderData: (before) => before },
  );
  const openedAt = useOpenedAt(data);
  if (!mayRead) return null;
  const title = translate('cotejo.collective.history.title');
  return (
    <Panel title={title}>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && !data && (
        <ReadError title={translate('cotejo.collective.history.error')} error={error} onRetry={refetch} />
      )}
      {data && (
        <Stack spacing={2}>
          <Course coverage={coverage} history={data} />
          <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
