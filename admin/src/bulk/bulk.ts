/** Bulk runs as the service tells them. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';
import { type RaRecord } from 'react-admin';

export type BulkRecord = RaRecord<string> & {
  readonly version: number;
  /** Whose command it is, as in the address of its records. */
  readonly aggregate: string;
  readonly command: string;
  readonly status: 'running' | 'finished';
  readonly total: number;
  readonly done: number;
  readonly ok: number;
  readonly failed: number;
  /** UTC instants. */
  readonly at: string;
  readonly finishedAt: string | null;
  readonly allowedCommands: readonly AllowedCommand[];
};

/** What came of one record. */
export type BulkResult = RaRecord<string> & {
  readonly bulkId: string;
  readonly aggregate: string;
  readonly recordId: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly at: string;
};
