/** The request that is looked at: what is known of it, its answer, and who answered it meanwhile if somebody did. */
import { type CoverageHistoryRecord, type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { eventName } from '@cotejo/core/reference/event-names';
import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { may } from '../../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../../kit/session/useConsoleIdentity.ts';
import { AbsoluteInstant } from '../../../kit/time/Instant.tsx';
import { ActorName } from '../../../kit/ui/ActorName.tsx';
import { StatusChip } from '../../StatusChip.tsx';
import { coverageCommandNames } from '../commandNames.ts';
import { answerOf } from '../coverage.ts';
import { CoverageFacts } from '../CoverageFacts.tsx';
import { Refusals } from '../Refusals.tsx';
import { AskAgainButton } from '../request/AskAgainButton.tsx';
import { ReviewButton } from '../ReviewButton.tsx';
import { ReviewChip } from '../ReviewChip.tsx';

type OfCoverage = { coverage: CoverageRecord };

/** Notice that somebody else answered the request first: the new status, by whom and when. */
const Answered = ({ coverage }: OfCoverage) => {
  const mayRead = may(useConsoleIdentity(), 'employee:read-history');
  const { data } = useGetList<CoverageHistoryRecord>(
    'coverage-history',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'at', order: 'DESC' },
      filter: { recordId: coverage.id },
    },
    { enabled: mayRead, onError: () => undefined },
  );
  const last = data?.[0];
  return (
    <Alert severity="info">
      Esta solicitud ya no espera respuesta.
      {last && (
        <>
          {' '}
          {eventName(last.type)} · <ActorName actor={last.actor} name={last.actorName} /> ·{' '}
          <AbsoluteInstant value={last.at} />
        </>
      )}
    </Alert>
  );
};

type QueueDetailProps = OfCoverage & { onAnswer: (answer: 'accept' | 'decline') => void };

export const QueueDetail = ({ coverage, onAnswer }: QueueDetailProps) => {
  const { personName, status } = coverage;
  const [accept, decline] = [answerOf(status, 'accept'), answerOf(status, 'decline')];
  return (
    <Stack component="section" spacing={2} aria-label="La solicitud elegida">
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {personName ?? 'Persona borrada'}
        </Typography>
        <StatusChip of={policyEmployeeStatuses} id={status} />
        <ReviewChip coverage={coverage} />
      </Box>
      {coverage.waitingSince === null && <Answered coverage={coverage} />}
      {accept && decline && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <CommandButton
            command={accept}
            variant="contained"
            aria-keyshortcuts="a"
            onClick={() => onAnswer('accept')}
          >
            {coverageCommandNames[accept]}
          </CommandButton>
          <CommandButton
            command={decline}
            variant="outlined"
            color="error"
            aria-keyshortcuts="r"
            onClick={() => onAnswer('decline')}
          >
            {coverageCommandNames[decline]}
          </CommandButton>
          <ReviewButton coverage={coverage} shortcut="t" />
          <Box sx={{ flexBasis: '100%' }}>
            <Refusals coverage={coverage} commands={[accept, decline]} />
          </Box>
        </Box>
      )}
      <AskAgainButton coverage={coverage} />
      <CoverageFacts coverage={coverage} />
      <Link
        component={RouterLink}
        to={`/policy-employees/${encodeURIComponent(coverage.id)}/show`}
        sx={{ width: 'fit-content' }}
      >
        Ver la cobertura y su historial
      </Link>
    </Stack>
  );
};
