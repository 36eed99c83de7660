/** Leads: requests of visitors and their lives. */
export {
  type AllowedCommand,
  allowedLeadCommands,
  type LeadCommandName,
  leadCommands,
  maySeeLead,
} from './allowed-commands.ts';
export {
  assignLeadAutomatically,
  markLeadDuplicateAutomatically,
  remindOfAppointment,
} from './automatic-decisions.ts';
export { bulkLeadCommands } from './bulk-commands.ts';
export {
  addLeadNote,
  attachLeadFile,
  eraseLead,
  logLeadActivity,
  longestNote,
  receiveLead,
  updateLeadRequest,
} from './decisions.ts';
export {
  type LeadEvent,
  leadEvents,
  type LeadRequest,
  clearable,
  type LeadRequestUpdate,
  type Person,
} from './lead-events.ts';
export {
  type Activity,
  type Lead,
  lead,
  leadStream,
  type Note,
  type ReceivedLead,
  withoutPerson,
} from './lead.ts';
export { rejectUnseen } from './guarded.ts';
export { insuranceRequest, insuranceRequestUpdate } from './insurance-request.ts';
export { contactRequest } from './lead-request.ts';
export { type OwnUpdate, updateOwn } from './own-update.ts';
export { planRequest, planRequestUpdate } from './plan-request.ts';
export {
  type ActivityRow,
  type FileRow,
  type LeadRecord,
  leadRecordSchema,
  type LeadRow,
  leadRow,
  type NameOf,
  type NoteRow,
} from './lead-row.ts';
export { everybody, nobody, ownerOf } from './lead-owner.ts';
export {
  assignLead,
  changeLeadStatus,
  closeLead,
  deleteLead,
  failLead,
  finishLeadRefund,
  markLeadDuplicate,
  markLeadFalse,
  markLeadTest,
  reassignLead,
  reopenLead,
  restoreLead,
  setLeadAppointment,
  startLeadRefund,
  type StatusChange,
} from './moves.ts';
export { priceAmount } from './quoted-price.ts';
export { referenceNumber } from './reference-number.ts';
export { statusHistoryEntry, type StatusHistoryEntry } from './status-history.ts';
export { asForgotten } from './forgotten.ts';
export { type TimelineChange, type TimelineEntry, timelineEntrySchema, timelineOf } from './timeline.ts';
export { leadSearchText, searchPartLength, searchPartsOf, searchWords } from './search-text.ts';
