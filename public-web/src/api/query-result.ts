/** One thing that the platform was asked for. */
import { cached } from '../kit/cached.ts';
import { type Answer, type Call } from './fetch-json.ts';

/** Found, not there, kept from whoever reads like a machine, or nobody could say. */
export type QueryResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'challenged' }
  | { readonly kind: 'unavailable' };

export const resultOf = <Value>(value: Value | undefined): QueryResult<Value> =>
  value === undefined ? { kind: 'unavailable' } : { kind: 'found', value };

/**
 * Asks for one thing. A name that cannot be one (too long, odd characters) is refused with a 4xx: there is no such thing
 * either.
 * @param read takes the thing out of an answer with status 200, where it is what it should be
 */
export const fetchResult = async <Value>(
  call: Call,
  path: string,
  read: (answer: Answer) => Value | undefined,
  init?: RequestInit,
): Promise<QueryResult<Value>> => {
  const answer = await call(path, init);
  if (answer?.status === 401) return { kind: 'challenged' };
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    return { kind: 'missing' };
  return resultOf(answer?.status === 200 ? read(answer) : undefined);
};

/** Milliseconds (spec, public side, section 7: a shared cache of 5 minutes, for whoever wants it). */
const lifetime = 5 * 60_000;

/** Caches what was found; what was not may be there a moment later. */
export const cachedResult = <Args extends readonly (string | number)[], Value>(
  query: (...args: Args) => Promise<QueryResult<Value>>,
  now?: () => number,
): typeof query => cached(query, ({ kind }) => (kind === 'found' ? lifetime : 0), now);
