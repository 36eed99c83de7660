/** Bulk runs in the console: started from a list, followed in a dialog, and looked up afterwards. */
export { BulkProgress } from './BulkProgress.tsx';
export { BulkProgressDialog } from './BulkProgressDialog.tsx';
export { type BulkRecord } from './bulk.ts';
export { readFailed } from './readFailed.ts';
export { SelectMatching } from './SelectMatching.tsx';
export { useRunning } from './useBulk.ts';
export { useBulkCommand } from './useBulkCommand.ts';
