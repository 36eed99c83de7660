/** Bulk runs as the service tells them. */
import { type BulkRecord as BulkRun } from '@cotejo/core/bulk';
import { type RaRecord } from 'react-admin';

export type BulkRecord = BulkRun & { readonly version: number };

/** The result of a bulk run for one record. */
export type BulkResult = RaRecord<string> & {
  readonly bulkId: string;
  readonly aggregate: string;
  readonly recordId: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly at: string;
};
