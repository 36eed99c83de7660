/** Records that are registered once, changed, hidden from visitors and shown again. Safe in a browser. */
export {
  entryCommands,
  entryRecordSchema,
  entryRow,
  entryRowSchema,
  stands,
  type Stands,
} from './entry-row.ts';
export {
  type Entry,
  type EntryDecider,
  entryDecider,
  entryDecisions,
  type RegisteredEntry,
} from './entry.ts';
