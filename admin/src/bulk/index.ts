/** Bulk runs in the console: started from a list, followed in a dialog, and looked up afterwards. */
export { BulkProgressDialog } from './BulkProgressDialog.tsx';
export { BulkSection } from './BulkSection.tsx';
export { BulkShowPage } from './BulkShowPage.tsx';
export { useBulkCommand } from './useBulkCommand.ts';
