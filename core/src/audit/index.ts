/** Happenings, and looks at personal data. */
export {
  accessKinds,
  leadAccess,
  type LeadAccessEvent,
  leadAccessEvents,
  lookAtLead,
  type LookKind,
} from './lead-access.ts';
export { type RecordLookEvent, recordLookEvents } from './record-looks.ts';
export {
  type AuditActorRow,
  auditActorSchema,
  type ExportOutcome,
  happeningList,
  type HappeningRow,
  happeningSchema,
  ownedRule,
  type StatusStep,
} from './happenings.ts';
