/** Exports: who took what out of the house. */
export {
  downloadExport,
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
  exportedRecords,
  type ExportedRecordsEvent,
  exportedRecordsEvents,
  recordExported,
} from './exported-records.ts';
export { exportNotifications } from './notifications.ts';
