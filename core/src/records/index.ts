/** Kinds of records, described once for all floors. Safe in a browser. */
export { choiceColumn, countryColumn, inExportsAlone } from './columns.ts';
export { type Guard, guarded, isSeen, refusalOf } from './guard.ts';
export { type HistoryRow, type HistoryTable, historyTable, historyValues } from './history.ts';
export {
  cellOf,
  labelsOf,
  record,
  type RecordCommand,
  type RecordKind,
  rows,
  type ShownBy,
} from './record.ts';
export { withStaffNames } from './staff-names.ts';
