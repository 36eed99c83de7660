/** Error states of pages, each with a status that search engines and browsers understand. */
import { data, isRouteErrorResponse } from 'react-router-dom';
import { type QueryResult } from '../api/query-result.ts';

/** Error states by status. */
const errorStates = { 403: 'challengeLimit', 404: 'missing', 429: 'challenged', 503: 'unavailable' } as const;
export type ErrorState = (typeof errorStates)[keyof typeof errorStates] | 'rateLimited' | 'broken';

/** Status text of a 429 without a challenge: only a pause helps. */
const rateLimited = 'rateLimited';

/** Words of that state, on its page and on a part of one. */
export const rateLimitedWords = {
  title: 'Espera un momento',
  description:
    'Desde tu conexión llegaron demasiadas consultas en poco tiempo. Vuelve a intentarlo en un minuto.',
} as const;

/** The state that an error page shows. */
export const errorStateOf = (error: unknown): ErrorState => {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.statusText === rateLimited) return 'rateLimited';
  const known: Readonly<Record<number, ErrorState>> = errorStates;
  return known[error.status] ?? (error.status < 500 ? 'missing' : 'broken');
};

/** The page of a plan, or one that lists plans, on its own country's site; in words, which the first page need not carry. */
export type PageElsewhere = { readonly says: string; readonly look: string; readonly href: string };

type Told = {
  readonly statusText?: string;
  readonly elsewhere?: PageElsewhere | undefined;
  /** Milliseconds. */
  readonly retryAfter?: number;
};

/** The header for browsers and crawlers, of milliseconds. */
export const retryAfterHeader = (milliseconds: number) => ({
  'retry-after': `${Math.ceil(milliseconds / 1_000)}`,
});

/** Ends a loader with the error page of a status. */
const throwStatus = (
  status: keyof typeof errorStates,
  { statusText, elsewhere, retryAfter }: Told = {},
): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router shows what is thrown, and it is no error of ours
  throw data(elsewhere ? { elsewhere } : null, {
    status,
    ...(statusText && { statusText }),
    ...(retryAfter !== undefined && { headers: retryAfterHeader(retryAfter) }),
  });
};

/** The page elsewhere that a page which was not found tells of. */
export const pageElsewhereOf = (error: unknown): PageElsewhere | undefined => {
  // The router's own errors carry texts.
  const told = isRouteErrorResponse(error) ? (error.data as Told | string | null) : null;
  return typeof told === 'object' ? told?.elsewhere : undefined;
};

/** The value of a result; without one the page is a 404, a 429 with or without the challenge, or a 503. */
export const valueOrThrow = <Value>(found: QueryResult<Value>): Value => {
  if (found.kind === 'found') return found.value;
  if (found.kind === 'missing') return throwStatus(404);
  if (found.kind === 'unavailable') return throwStatus(503);
  const { kind, retryAfter } = found;
  return throwStatus(429, { retryAfter, ...(kind === 'tooMany' && { statusText: rateLimited }) });
};

export const notFound = (elsewhere?: PageElsewhere): never => throwStatus(404, { elsewhere });
/** Ends an action for a visitor who answered the challenge too often. @param retryAfter milliseconds */
export const challengeLimitReached = (retryAfter: number): never => throwStatus(403, { retryAfter });
