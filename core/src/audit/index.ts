/** Who looked at whose personal data. */
export {
  accessKinds,
  leadAccess,
  type LeadAccessEvent,
  leadAccessEvents,
  lookAtLead,
  type LookKind,
} from './lead-access.ts';
export { type RecordLookEvent, recordLookEvents, recordLooks } from './record-looks.ts';
