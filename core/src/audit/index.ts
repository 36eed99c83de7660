/** Entries of the audit, and the log of accesses to personal data. */
export {
  accessKinds,
  leadAccess,
  type LeadAccessEvent,
  leadAccessEvents,
  logLeadAccess,
  type AccessedPart,
} from './lead-access.ts';
// The catalogue of events finds its decider here.
export { type RecordAccessEvent, recordAccessEvents, recordAccessLog } from './record-access-log.ts';
export {
  type AuditActorRow,
  auditActorSchema,
  type ExportOutcome,
  auditEntryList,
  type AuditEntry,
  auditEntrySchema,
  ownedRule,
  type StatusStep,
} from './audit-entries.ts';
