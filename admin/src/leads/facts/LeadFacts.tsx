/** The person and the request. */
import { leads } from '@cotejo/core/lead-records';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { formatDocument } from '@cotejo/core/people';
import { useRecordContext } from 'react-admin';
import { EmailLink, PhoneLinks } from '../../kit/ui/ContactLinks.tsx';
import { type Fact, Facts } from '../../kit/ui/Facts.tsx';
import { insuredLines } from './insured.ts';
import { Lines } from './Lines.tsx';
import { fieldValue } from './fieldValue.ts';
import { visitLines } from './visits.ts';
import { type LeadRow } from '../lead.ts';
import { documentText } from '../leadModel.ts';
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

/** Facts that are written as everywhere. */
const plain = (lead: LeadRow, ...fields: readonly (keyof typeof leads.labels)[]): Fact[] =>
  fields.map((field) => ({ field, value: fieldValue(field, lead[field], lead.country) }));

const requestOf = (lead: LeadRow): Fact[] => [
  { field: 'productName', value: lead.productName ?? lead.productCode },
  ...plain(lead, 'quotedPrice', 'productType', 'providerCode', 'sameInsurer', 'onlineOnboarding'),
  { field: 'profile', value: many(insuredLines(lead.profile)), isWide: true },
  { field: 'insurance', value: many(insuredLines(lead.insurance)), isWide: true },
  {
    field: 'message',
    value: lead.message && <span style={{ whiteSpace: 'pre-wrap' }}>{lead.message}</span>,
    isWide: true,
  },
  ...plain(lead, 'id', 'requestTypeId', 'country', 'businessLine'),
  ...plain(lead, 'originLead', 'salesforceId', 'referralName', 'referralEmail'),
  { field: 'originUrl', value: lead.originUrl && <OriginLink url={lead.originUrl} />, isWide: true },
  { field: 'attribution', value: many(visitLines(lead.attribution)), isWide: true },
];

/** The ways to reach the person; there are none once the person is erased. */
export const LeadContact = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead || lead.erased) return null;
  return (
    <Panel title="Contacto">
      <Facts of={leads.labels} facts={contactOf(lead)} />
    </Panel>
  );
};

export const LeadRequest = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <Panel title="Solicitud">
      <Facts of={leads.labels} facts={requestOf(lead)} />
    </Panel>
  );
};
