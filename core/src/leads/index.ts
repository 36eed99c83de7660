/** Leads: requests of visitors and their lives. */
export {
  type AllowedLeadCommand,
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
  rejectNotOwn,
  updateLeadRequest,
  updateOwnRequest,
  withdrawLeadFile,
} from './decisions/decisions.ts';
export { type LeadDecision, rejectUnseen } from './decisions/guarded.ts';
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
} from './decisions/moves.ts';
export {
  clearable,
  type LeadEvent,
  leadEvents,
  type LeadRequest,
  type LeadRequestUpdate,
} from './lead-events.ts';
export { lead, type Lead, leadStream, type ReceivedLead, withoutPerson } from './lead.ts';
