/** Bulk runs as the service tells them. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';
import { type RaRecord } from 'react-admin';

export type BulkRecord = RaRecord<string> & {
  readonly version: number;
  /** A command on leads. */
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

/** What came of one lead. */
export type BulkResult = RaRecord<string> & {
  readonly bulkId: string;
  readonly leadId: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly at: string;
};
