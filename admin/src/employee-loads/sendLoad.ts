/** Sends a file of activations or cancellations, and tells which load has it. */
import { type LoadKind } from '@cotejo/core/employee-loads';
import { httpError, unreachable } from '../kit/providers/http-error.ts';
import { session } from '../kit/providers/tab.ts';

export type SentLoad = { readonly id: string; readonly isNew: boolean; readonly uploadedAt: string };

export type LoadPreview = {
  readonly sheet?: string;
  readonly sheets: readonly string[];
  readonly headingRow?: number;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
};

type Asking = {
  readonly policyId: string;
  readonly kind: LoadKind;
  readonly file: File;
  readonly sheet?: string;
};
type Sending = Asking & {
  readonly headingRow?: string;
  /** The upload's id: the same one again makes no second load. */
  readonly key: string;
};

/** @throws HttpError with what the server says, or that it can't be reached; a large file takes as long as it takes */
const post = async (path: string, query: object, file: File, more: object = {}): Promise<unknown> => {
  const token = await session.token();
  const headers = new Headers({ 'Content-Type': 'application/octet-stream', ...more });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const parameters = new URLSearchParams({ ...query });
  const answer = await fetch(`${path}?${parameters}`, { method: 'POST', headers, body: file }).catch(() => {
    throw unreachable();
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw httpError(answer.status, body, 'No se pudo subir el archivo.');
  return body;
};

/** The first rows of the file, to choose its sheet and the row of its headings. */
export const previewLoad = ({ file, ...query }: Asking): Promise<LoadPreview> =>
  post('/api/employee-loads/preview', { ...query, name: file.name }, file) as Promise<LoadPreview>;

export const sendLoad = ({ file, key, ...query }: Sending): Promise<SentLoad> =>
  post('/api/employee-loads', { ...query, name: file.name }, file, {
    'Idempotency-Key': key,
  }) as Promise<SentLoad>;
