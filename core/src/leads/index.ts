/** Leads: requests of visitors and their lives. */
export {
  type AllowedCommand,
  allowedLeadCommands,
  type LeadCommandName,
  leadCommands,
  maySeeLead,
} from './decisions/allowed-commands.ts';
export {
  assignLeadAutomatically,
  markLeadDuplicateAutomatically,
  remindOfAppointment,
} from './decisions/automatic-decisions.ts';
export { bulkLeadCommands } from './decisions/bulk-commands.ts';
export {
  addLeadNote,
  attachLeadFile,
  eraseLead,
  logLeadActivity,
  longestNote,
  receiveLead,
  updateLeadRequest,
} from './decisions/decisions.ts';
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
export { rejectUnseen } from './decisions/guarded.ts';
export { insuranceRequest, insuranceRequestUpdate } from './requests/insurance-request.ts';
export { contactRequest } from './requests/lead-request.ts';
export { type OwnUpdate, updateOwn } from './requests/own-update.ts';
export { planRequest, planRequestUpdate } from './requests/plan-request.ts';
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
} from './decisions/moves.ts';
export { priceAmount } from './requests/quoted-price.ts';
export { referenceNumber } from './requests/reference-number.ts';
export { statusHistoryEntry, type StatusHistoryEntry } from './history/status-history.ts';
export { asForgotten } from './forgotten.ts';
export {
  type TimelineChange,
  type TimelineEntry,
  timelineEntrySchema,
  timelineOf,
} from './history/timeline.ts';
export { leadSearchText, searchPartLength, searchPartsOf, searchWords } from './search-text.ts';
