/** Exports: who took what out of the house. */
export {
  downloadExport,
  type Export,
  exported,
  type ExportEvent,
  exportEvents,
  type ExportFormat,
  exportFormats,
  type ExportResource,
  exportResources,
  failExport,
  finishExport,
  requestExport,
} from './export.ts';
export {
  type ExportedLeads,
  exportedLeads,
  type ExportedLeadsEvent,
  exportedLeadsEvents,
  recordExportedLeads,
} from './exported-leads.ts';
export { exportNotifications } from './notifications.ts';
