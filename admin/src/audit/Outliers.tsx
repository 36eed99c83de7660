/** The leads of a group that took far longer than the rest, each with the way to it. */
import { Box, Link } from '@mui/material';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { Link as RouterLink } from 'react-router-dom';
import { searchOf } from '../kit/page/happened.ts';
import { formatDuration } from '../kit/time/time.ts';
import { type DurationRow } from './audit.ts';

export const Outliers = ({ row }: { row: DurationRow }) => {
  if (row.outliers.length === 0) return 'Ninguno';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {row.outliers.map(({ leadId, historyId, seconds }) => {
        const [reference, duration] = [referenceNumber(leadId), formatDuration(seconds)];
        return (
          <li key={historyId}>
            <Link
              component={RouterLink}
              to={`/leads/${leadId}/show${searchOf({ event: historyId, tab: 'timeline' })}`}
              aria-label={`Solicitud ${reference} · ${duration}`}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {reference} · {duration}
            </Link>
          </li>
        );
      })}
    </Box>
  );
};
