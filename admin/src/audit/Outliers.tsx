/** The leads of a group that took far longer than the rest, each with the way to it. */
import { Box, Link } from '@mui/material';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { searchOf } from '../kit/page/happened.ts';
import { formatDuration } from '../kit/time/time.ts';
import { type DurationRow } from './audit.ts';

export const Outliers = ({ row }: { row: DurationRow }) => {
  const translate = useTranslate();
  if (row.outliers.length === 0) return translate('resources.auditoria.durations.noOutliers');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {row.outliers.map(({ leadId, historyId, seconds }) => {
        const [reference, duration] = [referenceNumber(leadId), formatDuration(seconds)];
        return (
          <li key={historyId}>
            <Link
              component={RouterLink}
              to={`/leads/${leadId}/show${searchOf({ event: historyId, tab: 'timeline' })}`}
              aria-label={translate('resources.auditoria.durations.outlier', { reference, duration })}
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
