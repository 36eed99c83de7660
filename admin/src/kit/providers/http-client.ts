/** How the console talks to the services: with the token, renewed once when refused, and reading its own writes. */
import { httpError, unreachable } from './http-error.ts';
import { type MinPosition } from './min-position.ts';
import { type Session } from './session.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
};
export type HttpClient = (url: string, options?: RequestInit) => Promise<Answer>;

/** How often a record that is not projected yet is asked for again, and how long at most between; milliseconds. */
const repeats = 3;
const longestWait = 3_000;

const isRead = (options: RequestInit): boolean => (options.method ?? 'GET') === 'GET';
const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const pause = (milliseconds: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

/** How long a server asks to wait, in milliseconds; nothing when it does not ask. */
export const waitAsked = (header: string | null): number | undefined => {
  const seconds = header === null ? Number.NaN : Number(header);
  return seconds >= 0 ? Math.min(seconds * 1_000, longestWait) : undefined;
};

type Parts = { session: Pick<Session, 'token' | 'refresh'>; minPosition: MinPosition; fetch: typeof fetch };

export const createHttpClient = ({ session, minPosition, fetch }: Parts): HttpClient => {
  /** What the network breaks, before the answer or within it, is told apart from what the server says. */
  const reaching = async <Part>(part: Promise<Part>, { signal }: RequestInit): Promise<Part> => {
    try {
      return await part;
    } catch (error) {
      if (signal?.aborted) throw error;
      throw unreachable();
    }
  };

  const send = (url: string, options: RequestInit, token: string | undefined): Promise<Response> => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const position = isRead(options) ? minPosition.current() : undefined;
    if (position) headers.set('X-Min-Position', position);
    return reaching(fetch(url, { ...options, headers }), options);
  };

  const sendAuthorised = async (url: string, options: RequestInit): Promise<Response> => {
    const response = await send(url, options, await session.token());
    if (response.status !== 401) return response;
    const renewed = await session.refresh();
    return renewed ? send(url, options, renewed.token) : response;
  };

  const attempt = async (url: string, options: RequestInit, left: number): Promise<Answer> => {
    const response = await sendAuthorised(url, options);
    const wait = response.status === 503 ? waitAsked(response.headers.get('Retry-After')) : undefined;
    if (wait !== undefined && isRead(options) && left > 0) {
      await pause(wait, options.signal);
      return attempt(url, options, left - 1);
    }
    const body = await reaching(response.text(), options);
    const json = parsed(body);
    if (!response.ok)
      throw httpError(response.status, json, 'El servidor no pudo responder. Inténtalo de nuevo.');
    if (isRead(options)) minPosition.reached(response.headers.get('X-Projection-Position'));
    return { status: response.status, headers: response.headers, body, json };
  };

  return (url, options = {}) => attempt(url, options, repeats);
};
