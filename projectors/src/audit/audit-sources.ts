/** Looks at personal data and decisions about parked streams in the audit, and the streams that it leaves out. */
import { leadAccessEvents, recordAccessEvents } from '@cotejo/core/audit';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { parkingCategory, parkingEvents } from '@cotejo/core/projections';
import { type AuditSource, auditSource } from '../kit/audit-source.ts';

export const auditSources: readonly AuditSource[] = [
  auditSource({
    category: 'leadAccess',
    events: leadAccessEvents,
    resource: 'lead-looks',
    aggregate: 'leads',
    kinds: { LeadLookedAt: 'look' },
    tells: { LeadLookedAt: ['what'] },
  }),
  auditSource({
    category: 'access',
    events: recordAccessEvents,
    resource: 'looks',
    kinds: { RecordLookedAt: 'look' },
    tells: { RecordLookedAt: ['what'] },
    recordOf: ({ stream, data }) => ({ aggregate: data.aggregate, id: idOfStream(stream) }),
  }),
  auditSource({
    category: parkingCategory,
    events: parkingEvents,
    resource: 'projections',
    kinds: { ParkedStreamRetried: 'projection', ParkedEventSkipped: 'projection' },
    tells: { ParkedStreamRetried: ['stream'], ParkedEventSkipped: ['stream', 'eventId'] },
  }),
];

/** Categories of streams that are not in the audit, and why. */
export const notAudited: Readonly<Record<string, string>> = {
  administrators: 'Counts administrators; what was done to one is an event of the user.',
  exportedLeads:
    'Names the records of an export, which has one row; each record’s own list of looks has them.',
  inbox: 'A person read notifications of one’s own.',
  loginName: 'Claims an address for a user whose registration is an event of the user.',
  preferences: 'A person arranged the console for oneself.',
  productSpelling: 'An automation notes the spelling of a product’s code; the product has its own events.',
  profileCapture: 'A visitor’s answers to the form, which nobody of the staff is shown.',
  sharedLink: 'A visitor’s link to a comparison, which nobody of the staff is shown.',
};
