/** The cells of the list that hold more than a text. */
import { phoneText } from '@cotejo/core/kit/text';
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { codeAsWords, requestTypeName } from '../leadModel.ts';
import { LeadLink } from '../LeadName.tsx';

const Second = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'normal' }}>
    {children}
  </Typography>
);

/** A line may end after a phone, not within it. */
const Nowrap = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-block', whiteSpace: 'nowrap', mr: 1 }}>
    {children}
  </Box>
);

export const Contact = () => {
  const lead = useRecordContext<LeadRow>();
  return (
    <>
      <LeadLink />
      <Second>
        <Nowrap>{lead?.phone && phoneText(lead.phone)}</Nowrap> <Nowrap>{lead?.email}</Nowrap>
      </Second>
    </>
  );
};

export const Request = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const product = lead.productName ?? (lead.productType && codeAsWords(lead.productType));
  return (
    <>
      {requestTypeName(lead.requestTypeId)}
      {product && <Second>{product}</Second>}
    </>
  );
};

export const Executive = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  return lead?.executiveId ? (
    (lead.executiveName ?? '—')
  ) : (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {translate('resources.leads.unassigned')}
    </Box>
  );
};
