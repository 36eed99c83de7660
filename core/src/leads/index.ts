/** Leads: requests of visitors and their lives. */
export {
  type AllowedCommand,
  allowedLeadCommands,
  type GuardedLead,
  type LeadCommandName,
  leadCommands,
  maySeeLead,
} from './allowed-commands.ts';
export {
  addLeadNote,
  assignLead,
  changeLeadStatus,
  longestNote,
  receiveLead,
  type StatusChange,
} from './decisions.ts';
export {
  type Lead,
  lead,
  type LeadEvent,
  leadEvents,
  type LeadRequest,
  leadStream,
  type Note,
  type Person,
  type ReceivedLead,
} from './lead.ts';
export { contactRequest, planRequest } from './lead-request.ts';
export {
  allowedCommandSchema,
  type LeadRecord,
  leadRecordSchema,
  type LeadRow,
  leadRow,
  leadRowSchema,
  type NameOf,
  type NoteRow,
} from './lead-row.ts';
export { referenceNumber } from './reference-number.ts';
export { statusHistoryEntry, type StatusHistoryEntry } from './status-history.ts';
export { leadSearchText, plain, searchWords } from './search-text.ts';
