/** Who looked at whose personal data. */
export {
  type AccessKind,
  accessKinds,
  leadAccess,
  type LeadAccessEvent,
  leadAccessEvents,
  lookAtLead,
  type LookKind,
  lookKinds,
} from './lead-access.ts';
export { lookAtRecord, type RecordLookEvent, recordLookEvents, recordLooks } from './record-looks.ts';
