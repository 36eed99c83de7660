/** A branch of what caused what: each event with who did it, on which record, when, and beneath it what it caused. */
import { eventName } from '@cotejo/core/reference/event-names';
import { Box, Typography } from '@mui/material';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { AbsoluteInstant, ZonedInstant } from '../../kit/time/Instant.tsx';
import { type ChainNode } from './chainTree.ts';
import { RecordReference } from '../../kit/ui/RecordReference.tsx';

const branch = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& &': { ml: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' },
} as const;

export const ChainBranch = ({ nodes, zone }: { nodes: readonly ChainNode[]; zone?: string | undefined }) => (
  <Box component="ol" sx={branch}>
    {nodes.map(({ event, caused, isCausedElsewhere }) => (
      <Box component="li" key={event.id} sx={{ py: 0.75 }}>
        <Typography sx={{ fontWeight: 600 }}>{eventName(event.type, event.told)}</Typography>
        <Typography variant="body2" color="text.secondary">
          <RecordReference resource={event.resource} id={event.resourceId} />
          {' · '}
          {zone ? <ZonedInstant value={event.at} zone={zone} /> : <AbsoluteInstant value={event.at} />}
          {' · '}
          <ActorName actor={event.actor} name={event.actorName} />
        </Typography>
        {isCausedElsewhere && (
          <Typography variant="body2" color="text.secondary" sx={{ fontStyle: 'italic' }}>
            Causado por algo que no puedes ver o que no está en esta cadena.
          </Typography>
        )}
        {caused.length > 0 && <ChainBranch nodes={caused} zone={zone} />}
      </Box>
    ))}
  </Box>
);
