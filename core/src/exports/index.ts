/** Exports: who took what out of the house. */
export {
  downloadExport,
  type Export,
  exported,
  type ExportEvent,
  exportEvents,
  type ExportFormat,
  exportFormats,
  failExport,
  finishExport,
  requestExport,
} from './export.ts';
export {
  type ExportedPortion,
  type ExportedRecords,
  exportedRecords,
  type ExportedRecordsEvent,
  exportedRecordsEvents,
  recordExported,
} from './exported-records.ts';
export { exportNotifications } from './notifications.ts';
