/** The lead's life, event by event: what changed from what to what, who did it, and how long it had been quiet. */
import { type TimelineEntry } from '@cotejo/core/leads';
import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ChainDrawer } from '../../chain/ChainDrawer.tsx';
import { AbsoluteInstant } from '../../misc/Instant.tsx';
import { formatDuration, formatInstant } from '../../misc/time.ts';
import { ActorName } from '../../misc/ActorName.tsx';
import { type LeadRow } from '../lead.ts';
import { usePast } from '../usePast.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { useTimeline } from './useTimeline.ts';

const Entry = ({ entry, onChain }: { entry: TimelineEntry; onChain: () => void }) => {
  const translate = useTranslate();
  const { type, at, actor, actorName, secondsSincePrevious, note, changes } = entry;
  return (
    <Box component="li" sx={{ pl: 2, pb: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`resources.auditoria.chain.events.${type}`, { _: type })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <Link
          component={RouterLink}
          to={{ search: `?${new URLSearchParams({ at })}` }}
          aria-label={translate('resources.leads.history.viewAt', { instant: formatInstant(at) })}
        >
          <AbsoluteInstant value={at} />
        </Link>
        {' · '}
        <ActorName actor={actor} name={actorName} />
        {secondsSincePrevious !== null && (
          <>
            {' '}
            ·{' '}
            {translate('resources.leads.timeline.after', { duration: formatDuration(secondsSincePrevious) })}
          </>
        )}
      </Typography>
      {note && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
      <FieldChanges changes={changes} />
      <Button size="small" onClick={onChain} sx={{ ml: -0.5 }}>
        {translate('resources.leads.timeline.chain')}
      </Button>
    </Box>
  );
};

export const LeadTimeline = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  const { data, error, isPending, refetch } = useTimeline(
    lead?.id,
    at === undefined ? lead?.version : undefined,
  );
  const [chain, setChain] = useState<string>();
  const told = data?.filter((entry) => at === undefined || Date.parse(entry.at) <= Date.parse(at));
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && !data && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('resources.leads.error.retry')}
            </Button>
          }
        >
          {translate('resources.leads.error.history')}
        </Alert>
      )}
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {told &&
          [...told]
            .reverse()
            .map((entry) => (
              <Entry key={entry.id} entry={entry} onChain={() => setChain(entry.correlationId)} />
            ))}
      </Box>
      {chain && <ChainDrawer correlationId={chain} onClose={() => setChain(undefined)} />}
    </>
  );
};
