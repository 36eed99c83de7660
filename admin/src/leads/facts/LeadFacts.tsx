/** Who the person is and what was asked for. */
import { countryOf } from '@cotejo/core/reference/countries';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { formatDocument } from '@cotejo/core/people';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { useRecordContext } from 'react-admin';
import { EmailLink, PhoneLinks } from '../../kit/ui/ContactLinks.tsx';
import { type Fact, Facts } from '../../kit/ui/Facts.tsx';
import { insuredLines } from './insured.ts';
import { Lines } from './Lines.tsx';
import { priceText } from './price.ts';
import { fieldValue } from '../timeline/fieldValue.ts';
import { visitLines } from './visits.ts';
import { type LeadRow } from '../lead.ts';
import { codeAsWords, documentText, requestTypeName } from '../leadModel.ts';
import { OriginLink } from './OriginLink.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';

/** The type is not told with it: most people have the country's first. */
const partnerDocument = ({ country, partnerDocument: number }: LeadRow): string | null =>
  number && formatDocument(country, documentTypesOf(country)[0]?.code ?? null, number);

const contactOf = (lead: LeadRow): Fact[] => [
  { field: 'phone', value: lead.phone && <PhoneLinks phone={lead.phone} />, isWide: true },
  { field: 'email', value: lead.email && <EmailLink email={lead.email} />, isWide: true },
  { field: 'document', value: documentText(lead) },
  { field: 'partnerDocument', value: partnerDocument(lead) },
];

const many = (lines: readonly string[]) => lines.length > 0 && <Lines lines={lines} />;

const requestOf = (lead: LeadRow): Fact[] => [
  { field: 'productName', value: lead.productName ?? lead.productCode },
  { field: 'quotedPrice', value: priceText(lead.quotedPrice, lead.country) },
  { field: 'productType', value: lead.productType && codeAsWords(lead.productType) },
  { field: 'providerCode', value: lead.providerCode },
  { field: 'sameInsurer', value: fieldValue('sameInsurer', lead.sameInsurer, lead.country) },
  { field: 'onlineOnboarding', value: fieldValue('onlineOnboarding', lead.onlineOnboarding, lead.country) },
  { field: 'profile', value: many(insuredLines(lead.profile)), isWide: true },
  { field: 'insurance', value: many(insuredLines(lead.insurance)), isWide: true },
  {
    field: 'message',
    value: lead.message && <span style={{ whiteSpace: 'pre-wrap' }}>{lead.message}</span>,
    isWide: true,
  },
  { field: 'reference', value: referenceNumber(lead.id) },
  { field: 'requestTypeId', value: requestTypeName(lead.requestTypeId) },
  { field: 'country', value: countryOf(lead.country).name },
  { field: 'businessLine', value: lead.businessLine && codeAsWords(lead.businessLine) },
  { field: 'originLead', value: lead.originLead },
  { field: 'salesforceId', value: lead.salesforceId },
  { field: 'referralName', value: lead.referralName },
  { field: 'referralEmail', value: lead.referralEmail },
  { field: 'originUrl', value: lead.originUrl && <OriginLink url={lead.originUrl} />, isWide: true },
  { field: 'attribution', value: many(visitLines(lead.attribution)), isWide: true },
];

/** The ways to reach the person; there are none once the person is erased. */
export const LeadContact = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead || lead.erased) return null;
  return (
    <Panel title="Contacto">
      <Facts of="leads" facts={contactOf(lead)} />
    </Panel>
  );
};

export const LeadRequest = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <Panel title="Solicitud">
      <Facts of="leads" facts={requestOf(lead)} />
    </Panel>
  );
};
