/** HTTP calls to the platform, with JSON both ways. */
import { type AnswerName } from './answers.ts';

/** @returns the body with what pages show of it @throws where it is not what the platform documents */
export type Check = (name: AnswerName, body: unknown) => unknown;
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds after which the platform takes another call, where it says so. */
  readonly retryAfter?: number;
  readonly check?: Check | undefined;
};
export type Call = (path: string, init?: RequestInit) => Promise<Answer | undefined>;

type Headers = Readonly<Record<string, string>>;
/** Headers of every call, and those of calls that are no GET. */
export type CallHeaders = { readonly always: Headers; readonly whenSending: Headers };

/**
 * Makes calls to the platform at an origin; a call that gets no answer in time, or one that is not JSON, is `undefined`.
 * @param origin empty for the site's own
 * @param timeout milliseconds that a call may take
 * @param check the server's; a browser takes its own origin's answers as their types say
 */
export const callsTo =
  (origin: string, { always, whenSending }: CallHeaders, timeout: number, check?: Check): Call =>
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
      return { status: response.status, body, check, ...(retryAfter > 0 && { retryAfter }) };
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

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** A text in the `data` of what a command answered. */
export const textIn = (answer: Answer | undefined, name: string): string | undefined => {
  const data = isObject(answer?.body) ? answer.body['data'] : undefined;
  const text = isObject(data) ? data[name] : undefined;
  return typeof text === 'string' ? text : undefined;
};
