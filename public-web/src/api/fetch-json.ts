/** HTTP calls to the platform, with JSON both ways. */
import { InvalidResponse, type Reader } from './readers.ts';

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds after which the platform takes another call, where it says so. */
  readonly retryAfter?: number;
};
export type Call = (path: string, init?: RequestInit) => Promise<Answer | undefined>;

type Headers = Readonly<Record<string, string>>;
/** Headers of every call, and those of calls that are no GET. */
export type CallHeaders = { readonly always: Headers; readonly whenSending: Headers };

/**
 * Makes calls to the platform at an origin; a call that gets no answer in time, or one that is not JSON, is `undefined`.
 * @param origin empty for the site's own
 * @param timeout milliseconds that a call may take
 */
export const callsTo =
  (origin: string, { always, whenSending }: CallHeaders, timeout: number): Call =>
  async (path, init) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        headers: {
          accept: 'application/json',
          ...always,
          ...(init?.method && whenSending),
          ...(init?.headers as Headers | undefined),
        },
        signal: AbortSignal.timeout(timeout),
      });
      // 204 says that there is none, and has no body.
      const body: unknown = response.status === 204 ? null : await response.json();
      const retryAfter = 1_000 * Number(response.headers.get('retry-after'));
      return { status: response.status, body, ...(retryAfter > 0 && { retryAfter }) };
    } catch {
      return undefined;
    }
  };

/** A body as JSON. */
export const jsonRequest = (
  method: 'POST' | 'PATCH',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** The answer's body where it is what it should be. */
export const bodyOf = <Value>(read: Reader<Value>, answer: Answer | undefined): Value | undefined => {
  try {
    return read(answer?.body);
  } catch (error) {
    if (error instanceof InvalidResponse) return undefined;
    throw error;
  }
};
