/** Something that happened to a record: what, when, by whom, and what comes of it. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { arrivalLook } from '../page/happened.ts';
import { AbsoluteInstant } from '../time/Instant.tsx';
import { ActorName } from '../ui/ActorName.tsx';
import { useIsOpenedAt } from './opened-at.ts';

/** What the histories of all records have in common. */
export type Recorded = {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
};

type HistoryItemProps = {
  row: Recorded;
  title: string;
  /** Words that somebody wrote to it. */
  note?: string | undefined;
  /** How it was done, after who did it. */
  how?: string | undefined;
  /** Whether it changed nothing, and is told in small letters. */
  isQuiet?: boolean;
  children?: ReactNode;
};

export const HistoryItem = ({ row, title, note, how, isQuiet, children }: HistoryItemProps) => {
  const { isHere, place } = useIsOpenedAt<HTMLLIElement>(row.id);
  return (
    <Box
      component="li"
      ref={place}
      sx={[{ py: isQuiet ? 0.5 : 1.25, borderTop: 1, borderColor: 'divider' }, isHere && arrivalLook]}
      {...(isHere && { tabIndex: -1, 'aria-current': 'true' })}
    >
      <Typography
        variant={isQuiet ? 'body2' : 'body1'}
        sx={{ fontWeight: isQuiet ? 400 : 600, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={row.at} /> · <ActorName actor={row.actor} name={row.actorName} />
        {how && ` · ${how}`}
      </Typography>
      {children}
    </Box>
  );
};
