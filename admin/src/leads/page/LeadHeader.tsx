/** The person, the status with its duration, and the allowed commands. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Chip, Link, Paper, Typography } from '@mui/material';
import { useRecordContext, useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { type LeadRow } from '../lead.ts';
import { LeadActions } from './LeadActions.tsx';
import { noExecutive, requestTypeName } from '../leadModel.ts';
import { useLeadName } from '../LeadName.tsx';
import { LeadNeighbours } from './LeadNeighbours.tsx';
import { LeadNotices } from './LeadNotices.tsx';
import { TimeInStatus } from '../LeadStatus.tsx';
import { listAddressKey } from '../list/listAddress.ts';
import { PastSlider } from '../timeline/PastSlider.tsx';
import { StatusChip, SubstatusChip } from '../StatusChip.tsx';
import { usePast } from '../../kit/page/usePast.ts';

const row = { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' } as const;

export const LeadHeader = () => {
  const lead = useRecordContext<LeadRow>();
  const name = useLeadName();
  const { at } = usePast();
  const [listAddress] = useStore<string>(listAddressKey, '');
  if (!lead) return null;
  return (
    <>
      <Box sx={{ ...row, mb: 1 }}>
        <Link component={RouterLink} to={`/leads${listAddress}`} sx={{ ...row, gap: 0.5 }}>
          <ArrowBack sx={{ fontSize: 18 }} aria-hidden />
          Solicitudes
        </Link>
        <LeadNeighbours id={lead.id} />
      </Box>
      {at && <PastSlider at={at} />}
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <PageHeading title={name} sx={{ overflowWrap: 'anywhere' }} />
          <Box sx={{ ...row, mt: 1 }}>
            <StatusChip statusId={lead.statusId} />
            <SubstatusChip statusId={lead.statusId} substatusId={lead.substatusId} />
            {!at && (
              <Typography color="text.secondary">
                <TimeInStatus long />
              </Typography>
            )}
            {lead.internalTraffic && <Chip size="small" variant="outlined" label="Tráfico interno" />}
          </Box>
          <Typography color="text.secondary" sx={{ mt: 0.75 }}>
            {requestTypeName(lead.requestTypeId)}
            {' · '}
            Recibida <RelativeInstant value={lead.fecha} />
            {' · '}
            {lead.executiveName ?? noExecutive}
          </Typography>
        </Box>
        {!at && <LeadActions />}
        <LeadNotices />
      </Paper>
    </>
  );
};
