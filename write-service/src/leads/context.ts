/** Leads, registered: what visitors send, and what staff do with it. */
import { auditEntryList } from '@cotejo/core/audit';
import { leadList, leadRecordSchema } from '@cotejo/core/lead-records';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { publicForms } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { leadAggregate, type LeadLookUps } from './lead-commands.ts';
import { publicRequests } from './public-requests.ts';
import { publicUpdates } from './public-updates.ts';

export const leadsContext = (parts: LeadLookUps & PublicParts): WriteContext => ({
  name: 'leads',
  tags: [{ name: 'Solicitudes', description: 'El trabajo con las solicitudes' }],
  schemas: { Lead: leadRecordSchema },
  lists: [leadList, auditEntryList],
  aggregates: [registered(leadAggregate(parts))],
  routes: [
    publicForms(parts, 'lead-requests', publicRequests(parts)),
    publicForms(parts, 'lead-updates', publicUpdates(parts)),
  ],
});
