/** One event of a lead's life. */
import { type TimelineEntry } from '@cotejo/core/lead-records';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { formatDuration, formatInstant } from '../../kit/time/time.ts';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { arrivalLook, useArrival } from '../../kit/page/happened.ts';
import { entryTitle, isWithdrawal } from './entryTitle.ts';
import { FieldChanges } from './FieldChanges.tsx';

const line = {
  position: 'relative',
  pl: 2.25,
  pb: 2,
  borderLeft: 2,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

type EntryProps = {
  entry: TimelineEntry;
  /** Whether the page was opened at this event. */
  isOpenedAt: boolean;
  onChain: () => void;
};

export const Entry = ({ entry, isOpenedAt, onChain }: EntryProps) => {
  const place = useArrival<HTMLLIElement>(isOpenedAt);
  const { at, actor, actorName, secondsSincePrevious, note, changes } = entry;
  const title = entryTitle(entry);
  const isAllInTitle = isWithdrawal(entry);
  const since = secondsSincePrevious !== null && `${formatDuration(secondsSincePrevious)} después`;
  return (
    <Box
      component="li"
      ref={place}
      sx={isOpenedAt ? [line, arrivalLook] : line}
      {...(isOpenedAt && { tabIndex: -1, 'aria-current': 'true' })}
    >
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Button size="small" onClick={onChain} sx={{ py: 0, minHeight: 24, fontWeight: 500 }}>
          Qué causó qué
          <span style={visuallyHidden}>{`: ${title}, ${formatInstant(at)}`}</span>
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        <Link
          component={RouterLink}
          to={{ search: `?${new URLSearchParams({ at })}` }}
          aria-label={`Ver la solicitud como estaba el ${formatInstant(at)}`}
        >
          <AbsoluteInstant value={at} />
        </Link>
        {' · '}
        <ActorName actor={actor} name={actorName} />
        {since && ` · ${since}`}
      </Typography>
      {!isAllInTitle && note && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {!isAllInTitle && <FieldChanges changes={changes} />}
    </Box>
  );
};
