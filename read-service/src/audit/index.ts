/** The audit, as other contexts of the read side need it: recording looks, and the changes to export. */
export { recordAccess } from './looks.ts';
export {
  statusChangeList,
  statusChangeRows,
  type StatusChangeEntry,
  type StatusChangeFilter,
  type StatusChangeRow,
  statusChangeSchema,
  statusChangeSelect,
} from './status-changes.ts';
