/** Where a lead stands, and for how long. */
import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatDuration, formatFullInstant, secondsBetween } from '../kit/time/time.ts';
import { useNow } from '../kit/time/useNow.ts';
import { type LeadRow } from './lead.ts';
import { StatusChip, SubstatusText } from './StatusChip.tsx';

const longText = (seconds: number): string =>
  seconds < 60 ? 'En este estado desde hace un momento' : `Lleva ${formatDuration(seconds)} en este estado`;
const shortText = (seconds: number): string =>
  seconds < 60 ? 'hace un momento' : `hace ${formatDuration(seconds)}`;

export const TimeInStatus = ({ long = false }: { long?: boolean }) => {
  const now = useNow();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const since = lead.fecha_ultimo_estado;
  const seconds = secondsBetween(since, now);
  return (
    <time dateTime={since} title={formatFullInstant(since)}>
      {(long ? longText : shortText)(seconds)}
    </time>
  );
};

const nowrap = { display: 'inline-block', whiteSpace: 'nowrap' } as const;

/** The chip, and beneath it, on a line each, or beside it the substatus and the time. */
export const LeadStatus = ({ inline = false }: { inline?: boolean }) => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const { statusId, substatusId } = lead;
  return (
    <Box sx={inline ? { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' } : undefined}>
      <StatusChip statusId={statusId} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: inline ? 0 : 0.25, whiteSpace: 'normal' }}>
        {substatusId !== null && (
          <>
            <SubstatusText statusId={statusId} substatusId={substatusId} />
            {inline ? ' · ' : <br />}
          </>
        )}
        <span style={nowrap}>
          <TimeInStatus />
        </span>
      </Typography>
    </Box>
  );
};
