/** Sends a file of activations or cancellations, and tells which load has it. */
import { type LoadKind } from '@cotejo/core/employee-loads';
import { common } from '../kit/messages/common.ts';
import { httpError, unreachable } from '../kit/providers/http-error.ts';
import { session } from '../kit/providers/tab.ts';

export type SentLoad = { readonly id: string; readonly isNew: boolean; readonly uploadedAt: string };

type Sending = {
  readonly policyId: string;
  readonly kind: LoadKind;
  readonly file: File;
  readonly sheet?: string;
  readonly headingRow?: string;
  /** The upload's id: the same one again makes no second load. */
  readonly key: string;
};

/** @throws HttpError with what the server says, or that it can't be reached; a large file takes as long as it takes */
export const sendLoad = async ({
  policyId,
  kind,
  file,
  sheet,
  headingRow,
  key,
}: Sending): Promise<SentLoad> => {
  const query = new URLSearchParams({
    policyId,
    kind,
    name: file.name,
    ...(sheet && { sheet }),
    ...(headingRow && { headingRow }),
  });
  const token = await session.token();
  const headers = new Headers({ 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const answer = await fetch(`/api/employee-loads?${query}`, { method: 'POST', headers, body: file }).catch(
    () => {
      throw unreachable();
    },
  );
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw httpError(answer.status, body, common.server.fileUnsent);
  return body as SentLoad;
};
