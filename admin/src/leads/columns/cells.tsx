/** The cells of the list that hold more than a text. */
import { phoneText } from '@cotejo/core/kit/text';
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useDensity } from '../../kit/list/density.ts';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { type LeadRow } from '../lead.ts';
import { codeAsWords, requestTypeName } from '../leadModel.ts';
import { LeadStatus, TimeInStatus } from '../LeadStatus.tsx';
import { StatusChip, SubstatusText } from '../StatusChip.tsx';
import { LeadLink, useLeadName } from '../LeadName.tsx';

/** Beneath the first line. */
const Second = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="body2" color="text.secondary">
    {children}
  </Typography>
);

/** The contact of a lead; in rows of one line its phone and e-mail are one click away. */
export const Contact = () => {
  const { density } = useDensity();
  const lead = useRecordContext<LeadRow>();
  const name = useLeadName();
  if (!lead) return null;
  const { phone, email } = lead;
  return (
    <>
      <Truncated text={name}>
        <LeadLink />
      </Truncated>
      {density === 'comfortable' && (
        <>
          {phone && <Second>{phoneText(phone)}</Second>}
          {email && (
            <Second>
              <Truncated text={email} />
            </Second>
          )}
        </>
      )}
    </>
  );
};

export const Request = () => {
  const { density } = useDensity();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const type = requestTypeName(lead.requestTypeId);
  const product = lead.productName ?? (lead.productType && codeAsWords(lead.productType));
  if (density === 'compact') return <Truncated text={product ?? type} />;
  return (
    <>
      {type}
      {product && (
        <Second>
          <Truncated text={product} />
        </Second>
      )}
    </>
  );
};

/** The status of a lead; in rows of one line the substatus, and the time for a lead without one. */
export const Status = () => {
  const { density } = useDensity();
  const lead = useRecordContext<LeadRow>();
  if (density === 'comfortable') return <LeadStatus />;
  if (!lead) return null;
  const { statusId, substatusId } = lead;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <StatusChip statusId={statusId} />
      {substatusId === null ? (
        <TimeInStatus />
      ) : (
        <SubstatusText statusId={statusId} substatusId={substatusId} />
      )}
    </Box>
  );
};

export const Executive = () => {
  const lead = useRecordContext<LeadRow>();
  return lead?.executiveId ? (
    (lead.executiveName ?? '—')
  ) : (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      Sin asignar
    </Box>
  );
};
