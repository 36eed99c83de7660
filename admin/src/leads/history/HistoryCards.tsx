/** The status history as a list, for a phone. */
import { Box, Typography } from '@mui/material';
import { ActorName } from '../../kit/ui/ActorName.tsx';
import { durationText, HistoryChange, HistoryMoment, HistoryReason } from './HistoryParts.tsx';
import { type StatusHistoryRow } from '../lead.ts';

export const HistoryCards = ({ rows }: { rows: readonly StatusHistoryRow[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((row) => {
      const duration = durationText(row);
      return (
        <Box component="li" key={row.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <HistoryChange row={row} />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            <HistoryMoment row={row} />
            {duration && ` · después de ${duration}`}
            {' · '}
            <ActorName actor={row.actor} name={row.actorName} />
          </Typography>
          <HistoryReason row={row} />
          {row.note && (
            <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {row.note}
            </Typography>
          )}
        </Box>
      );
    })}
  </Box>
);
