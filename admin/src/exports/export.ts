/** Exports as the service tells them. */
import { type RaRecord } from 'react-admin';

export type ExportFormat = 'csv' | 'xlsx';
export const exportFormats: readonly ExportFormat[] = ['xlsx', 'csv'];
export const formatNames: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (.xlsx)' };

export type ExportRecord = RaRecord<string> & {
  readonly resource: string;
  readonly format: ExportFormat;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: number | null;
  /** UTC instants. */
  readonly at: string;
  readonly finishedAt: string | null;
  readonly expiresAt: string | null;
  readonly error: string | null;
};
