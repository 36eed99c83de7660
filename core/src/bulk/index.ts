/** Bulk runs: commands for many records of one aggregate, with a result per record. */
export {
  bulk,
  type Bulk,
  type BulkEvent,
  bulkEvents,
  inputOf,
  isRetryable,
  loadCommand,
  type BulkRow,
  bulkStream,
  mostBulkRows,
  recordBulkRows,
  startBulk,
  type StartedBulk,
  waitingRows,
} from './bulk.ts';
export { bulkNotifications } from './notifications.ts';
export { unnamedAggregate } from './older-bulk-events.ts';
export { type BulkRecord, bulkRecord, bulkRecordSchema, noBulkRetry } from './bulk-record.ts';
