/** The cells of the list that hold more than a text. */
import { phoneText } from '@cotejo/core/kit/text';
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useDensity } from '../../kit/list/density.ts';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { type LeadRow } from '../lead.ts';
import { codeAsWords, requestTypeName } from '../leadModel.ts';
import { LeadStatus } from '../LeadStatus.tsx';
import { LeadLink, useLeadName } from '../LeadName.tsx';

/** Beneath the first line; after it where rows have one line. */
const Second = ({ children }: { children: ReactNode }) => {
  const { density } = useDensity();
  return (
    <Typography
      component={density === 'compact' ? 'span' : 'div'}
      variant="body2"
      color="text.secondary"
      sx={density === 'compact' ? { ml: 1 } : undefined}
    >
      {children}
    </Typography>
  );
};

/** The e-mail is one click away where rows have one line. */
export const Contact = () => {
  const { density } = useDensity();
  const lead = useRecordContext<LeadRow>();
  const name = useLeadName();
  if (!lead) return null;
  const { phone, email } = lead;
  const isCompact = density === 'compact';
  return (
    <Box sx={isCompact ? { display: 'flex', alignItems: 'baseline' } : undefined}>
      <Truncated text={name}>
        <LeadLink />
      </Truncated>
      {phone && <Second>{phoneText(phone)}</Second>}
      {email && !isCompact && (
        <Second>
          <Truncated text={email} />
        </Second>
      )}
    </Box>
  );
};

export const Request = () => {
  const { density } = useDensity();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const type = requestTypeName(lead.requestTypeId);
  const product = lead.productName ?? (lead.productType && codeAsWords(lead.productType));
  if (density === 'compact') return <Truncated text={[type, product].filter(Boolean).join(' · ')} />;
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

const oneLine = { '& > div': { flexWrap: 'nowrap' }, '& p': { whiteSpace: 'nowrap' } } as const;

export const Status = () => {
  const isCompact = useDensity().density === 'compact';
  return (
    <Box sx={isCompact ? oneLine : undefined}>
      <LeadStatus inline={isCompact} />
    </Box>
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
