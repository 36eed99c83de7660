/** Asks for a file of everything that a list could show; it is made in the background. */
import { type SortPayload } from 'react-admin';
import { httpClient } from '../kit/providers/tab.ts';
import { type ExportFormat } from './export.ts';

export type ExportOrder = {
  readonly resource: string;
  readonly format: ExportFormat;
  /** As the service understands it. */
  readonly filter: object;
  readonly sort?: SortPayload;
  /** The time zone in which the file tells times; of each row’s country if left out. */
  readonly zone?: string;
};

/** @param key the same again asks for the same file @throws HttpError with a message in Spanish */
export const askForExport = async ({ sort, ...order }: ExportOrder, key: string): Promise<void> => {
  const body = JSON.stringify({ ...order, ...(sort && { sort: [sort.field, sort.order] }) });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  await httpClient('/api/console/exports', { method: 'POST', headers, body });
};
