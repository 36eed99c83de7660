/** What the person told, and when what happened. */
import { referenceNumber } from '@cotejo/core/leads';
import { countryOf } from '@cotejo/core/reference';
import { Box, Link, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { AbsoluteInstant } from '../misc/Instant.tsx';
import { type LeadRow } from './lead.ts';
import { codeAsWords, documentText, requestTypeName } from './leadModel.ts';
import { OriginLink } from './OriginLink.tsx';
import { Panel } from './Panel.tsx';
import { fieldValue } from './timeline/fieldValue.ts';
import { letterTo } from './webAddress.ts';

type Fact = readonly [field: string, value: ReactNode];

/** A long address goes to the next line at its @ rather than within a word. */
const EmailLink = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <Link href={letterTo(email)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
};

/** To call, or to write to: the number without its plus is the address of WhatsApp. */
const PhoneLinks = ({ phone }: { phone: string }) => (
  <>
    <Link href={`tel:${phone}`}>{phone}</Link>
    {' · '}
    <Link href={`https://wa.me/${phone.slice(1)}`} target="_blank" rel="noreferrer">
      WhatsApp
    </Link>
  </>
);

const contactOf = (lead: LeadRow): Fact[] => [
  ['phone', lead.phone && <PhoneLinks phone={lead.phone} />],
  ['email', lead.email && <EmailLink email={lead.email} />],
  ['document', documentText(lead)],
];

const quoted = (price: LeadRow['quotedPrice']): string | undefined =>
  price
    ? [price.unit, price.amount, price.period && `/ ${price.period}`].filter(Boolean).join(' ')
    : undefined;

const requestOf = (lead: LeadRow): Fact[] => [
  ['reference', referenceNumber(lead.id)],
  ['requestTypeId', requestTypeName(lead.requestTypeId)],
  ['country', countryOf(lead.country).name],
  ['productName', lead.productName ?? lead.productCode],
  ['productType', lead.productType && codeAsWords(lead.productType)],
  ['businessLine', lead.businessLine],
  ['originLead', lead.originLead],
  ['originUrl', lead.originUrl && <OriginLink url={lead.originUrl} />],
  ['quotedPrice', quoted(lead.quotedPrice)],
  ['referralName', lead.referralName],
  ['referralEmail', lead.referralEmail],
  ['profile', fieldValue('profile', lead.profile)],
  ['insurance', fieldValue('insurance', lead.insurance)],
  ['message', lead.message && <span style={{ whiteSpace: 'pre-wrap' }}>{lead.message}</span>],
];

const dates = ['fecha', 'fecha_asignado', 'fecha_gestion', 'fecha_cierre', 'fecha_ultimo_estado'] as const;
const datesOf = (lead: LeadRow): Fact[] =>
  dates.map((field) => {
    const instant = lead[field];
    return [field, instant && <AbsoluteInstant value={instant} />];
  });

const columns = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
} as const;

/** Long texts have a line of their own. */
const wide: readonly string[] = ['originUrl', 'message', 'profile', 'insurance'];

/** Facts that are not known are left out. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={columns}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([field, value]) => (
          <Box key={field} sx={wide.includes(field) ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`resources.leads.fields.${field}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
};

export const LeadFacts = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const parts = [
    ['contact', contactOf(lead)],
    ['request', requestOf(lead)],
    ['dates', datesOf(lead)],
  ] as const;
  return parts.map(([part, facts]) => (
    <Panel key={part} title={translate(`resources.leads.show.${part}`)}>
      <Facts facts={facts} />
    </Panel>
  ));
};
