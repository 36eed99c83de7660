/** Who looked at whose personal data. */
export {
  type AccessKind,
  accessKinds,
  leadAccess,
  type LeadAccessEvent,
  leadAccessEvents,
  lookAtLead,
} from './lead-access.ts';
export { accessRecorder, type Look, type RecordAccess } from './record-access.ts';
