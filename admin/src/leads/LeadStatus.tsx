/** Where a lead stands, and for how long. */
import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDuration, formatFullInstant, secondsBetween } from '../misc/time.ts';
import { useNow } from '../misc/useNow.ts';
import { type LeadRow } from './lead.ts';
import { substatusName } from './leadModel.ts';
import { StatusChip } from './StatusChip.tsx';

export const TimeInStatus = ({ long = false }: { long?: boolean }) => {
  const translate = useTranslate();
  const now = useNow();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const since = lead.fecha_ultimo_estado;
  const duration = formatDuration(secondsBetween(since, now));
  return (
    <time dateTime={since} title={formatFullInstant(since)}>
      {translate(`resources.leads.${long ? 'inStatus' : 'inStatusShort'}`, { duration })}
    </time>
  );
};

/** The chip, and beneath it the substatus and the time. */
export const LeadStatus = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const substatus = substatusName(lead.substatusId);
  return (
    <Box>
      <StatusChip statusId={lead.statusId} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
        {substatus && `${substatus} · `}
        <TimeInStatus />
      </Typography>
    </Box>
  );
};
