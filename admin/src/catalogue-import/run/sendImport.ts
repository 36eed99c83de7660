/** Sends a file to be imported, or tried, and gives the answer line by line. */
import { type ImportSourceName } from '@cotejo/core/catalogue-import';
import { type CountryCode } from '@cotejo/core/kit/country';
import { httpError, unreachable } from '../../kit/providers/http-error.ts';
import { type Session } from '../../kit/providers/session.ts';
import { type ImportLine } from './line.ts';
import { readLines } from './readLines.ts';

export type Sending = {
  readonly country: CountryCode;
  readonly source: ImportSourceName;
  readonly name: string;
  readonly content: Blob;
  readonly isTrial: boolean;
  /** The run's id: the same one again has no second effect, and tells the same of what was done. */
  readonly key: string;
  readonly signal: AbortSignal;
};
export type SendImport = (sending: Sending) => AsyncIterable<ImportLine>;

type Parts = {
  readonly session: Pick<Session, 'token' | 'refresh'>;
  /** Without a limit of time: a large catalogue takes minutes. */
  readonly fetch: typeof fetch;
};

export const createSendImport = ({ session, fetch }: Parts): SendImport => {
  /** What the network breaks is told apart from what the server says. */
  const reaching = async <Part>(part: Promise<Part>, signal: AbortSignal): Promise<Part> => {
    try {
      return await part;
    } catch (error) {
      throw signal.aborted ? error : unreachable();
    }
  };

  const post = (
    { country, source, name, content, isTrial, key, signal }: Sending,
    token: string | undefined,
  ) => {
    const query = new URLSearchParams({ country, source, dryRun: String(isTrial), name });
    const headers = new Headers({ 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return reaching(
      fetch(`/api/catalogue/imports?${query}`, { method: 'POST', headers, body: content, signal }),
      signal,
    );
  };

  const authorised = async (sending: Sending): Promise<Response> => {
    const answer = await post(sending, await session.token());
    if (answer.status !== 401) return answer;
    const renewed = await session.refresh();
    return renewed ? post(sending, renewed.token) : answer;
  };

  /** @throws HttpError with what the server says, or that it can't be reached; what aborting throws */
  return async function* (sending) {
    const answer = await authorised(sending);
    if (!answer.ok || !answer.body)
      throw httpError(
        answer.status,
        await answer.json().catch(() => undefined),
        'El servidor no pudo responder. Inténtalo de nuevo.',
      );
    const lines = readLines(answer.body);
    try {
      for (;;) {
        const next = await reaching(lines.next(), sending.signal);
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await lines.return(undefined);
    }
  };
};
