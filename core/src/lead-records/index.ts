/** What people read of a lead: its row, its timeline, its words for search. Safe in a browser. */
export { asForgotten } from './forgotten.ts';
export { durationBucket, durationScale } from './history/duration-bucket.ts';
export { statusHistoryEntry, type StatusHistoryEntry } from './history/status-history.ts';
export {
  type TimelineChange,
  type TimelineEntry,
  timelineEntrySchema,
  timelineOf,
} from './history/timeline.ts';
export { leadLabels } from './labels.ts';
export { everybody, nobody, ownerOf } from './lead-owner.ts';
export {
  type ActivityRow,
  type FileRow,
  type LeadRecord,
  leadRecordSchema,
  leadRow,
  type NameOf,
  type NoteRow,
} from './lead-row.ts';
export { leadList } from './lists.ts';
export {
  leadLine,
  type LeadNotificationKind,
  leadNotifications,
  type LeadNotificationTexts,
} from './notifications.ts';
export { leadSearchText, searchPartLength, searchPartsOf, searchWords } from './search-text.ts';
