/** The pieces of a history entry: from what to what, and when. */
import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Link, Typography } from '@mui/material';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { formatDuration, formatInstant } from '../../kit/time/time.ts';
import { type StatusHistoryRow } from '../lead.ts';
import { StatusChip, SubstatusChip } from '../StatusChip.tsx';

const Standing = ({ statusId, substatusId }: { statusId: number; substatusId: number | null }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
    <StatusChip statusId={statusId} />
    <SubstatusChip statusId={statusId} substatusId={substatusId} />
  </Box>
);

export const HistoryChange = ({ row }: { row: StatusHistoryRow }) => (
  <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
    {row.fromStatusId !== null && (
      <>
        <Standing statusId={row.fromStatusId} substatusId={row.fromSubstatusId} />
        <ArrowForward sx={{ fontSize: 16, color: 'text.secondary' }} aria-hidden />
        <span style={visuallyHidden}> a </span>
      </>
    )}
    <Standing statusId={row.toStatusId} substatusId={row.toSubstatusId} />
  </Box>
);

/** The moment of a change, which leads to the lead as it was then. */
export const HistoryMoment = ({ row }: { row: StatusHistoryRow }) => {
  const label = `Ver la solicitud como estaba el ${formatInstant(row.at)}`;
  return (
    <Link
      component={RouterLink}
      to={{ search: `?${new URLSearchParams({ at: row.at })}` }}
      aria-label={label}
    >
      <AbsoluteInstant value={row.at} />
    </Link>
  );
};

export const durationText = (row: StatusHistoryRow): string | undefined =>
  row.secondsInPrevious === null ? undefined : formatDuration(row.secondsInPrevious);

/** Why it failed, before the note. */
export const HistoryReason = ({ row }: { row: StatusHistoryRow }) => {
  const reason = row.reasonId ? failureReasonById(row.reasonId) : undefined;
  return reason ? (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {row.reasonText ? `${reason.shortName}: ${row.reasonText}` : reason.name}
    </Typography>
  ) : null;
};
