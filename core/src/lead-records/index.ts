/** The readable side of a lead: its row, its timeline, its words for search. Safe in a browser. */
export { asForgotten } from './forgotten.ts';
export { durationBucket, durationScale } from './history/duration-bucket.ts';
export {
  type StatusHistoryEntry,
  statusHistoryEntry,
  type StatusHistoryRow,
  statusHistorySchema,
  statusHistoryTable,
} from './history/status-history.ts';
export {
  type TimelineChange,
  type TimelineEntry,
  timelineEntrySchema,
  timelineOf,
} from './history/timeline.ts';
export { everybody, nobody, ownerOf } from './lead-owner.ts';
export { type ActivityRow, type FileRow, type NoteRow } from './lead-parts.ts';
export {
  type LeadListRow,
  leadListRowSchema,
  type LeadRecord,
  leadRecordSchema,
  leads,
} from './lead-record.ts';
export { leadRow, leadValues, type NameOf } from './lead-row.ts';
export { leadList } from './lists.ts';
export {
  leadLine,
  type LeadNotificationKind,
  leadNotifications,
  type LeadNotificationTexts,
} from './notifications.ts';
export { leadSearchText, searchPartLength, searchPartsOf, searchWords } from './search-text.ts';
