/** Loads of activations and cancellations from workbooks. Safe in a browser. */
export { type CellValue, readDay } from './cells.ts';
export { loadChoices } from './choices.ts';
export { loadHint } from './hints.ts';
export { loadColumns, type LoadField, loadFields, type LoadKind, loadKinds } from './columns.ts';
export {
  confirmLoad,
  correctionsOf,
  correctLoadRow,
  type EmployeeLoad,
  employeeLoad,
  type EmployeeLoadEvent,
  employeeLoadEvents,
  isKnownLoad,
  isOver,
  leaveLoadRow,
  type KnownLoad,
  type LoadCounts,
  loadPermission,
  mapLoad,
  mostLoadRows,
  withdrawLoad,
} from './employee-load.ts';
export { loadRefusal, loadRule } from './load-access.ts';
export { type EmployeeLoadRecord, employeeLoads, failedOf } from './load-record.ts';
export { type LoadRow, loadRowSchema, mappedCells, type RowOutcome, rowOutcomes } from './load-row.ts';
export { loadWords } from './load-words.ts';
export { guessedMapping, type Mapping, unusedHeadings } from './mapping.ts';
export { employeeLoadNotifications } from './notifications.ts';
