/** Bulk runs: one command for many leads, with a result per lead. */
export {
  bulk,
  type Bulk,
  type BulkEvent,
  bulkEvents,
  type BulkRow,
  bulkStream,
  mostBulkRows,
  recordBulkRows,
  startBulk,
  type StartedBulk,
  waitingRows,
} from './bulk.ts';
export { type BulkRecord, bulkRecord, bulkRecordSchema, noBulkRetry } from './bulk-record.ts';
