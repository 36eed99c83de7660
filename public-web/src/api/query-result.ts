/** The result of a query to the platform. */
import { cached } from '../kit/cached.ts';
import { type Answer, bodyOf, type Call } from './fetch-json.ts';
import { dataOf, type Reader } from './readers.ts';

/** A value; nothing by that name; a challenge to prove to be human; too many queries, with the milliseconds to wait; or no valid answer. */
export type QueryResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'challenged' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  | { readonly kind: 'unavailable' };

/** Milliseconds to wait where the platform does not say how long. */
const usualPause = 60_000;

/**
 * @param read takes the value out of the body of a 200
 * @param isMissing tells by a status that there is no such thing
 */
export const resultOf = <Value>(
  answer: Answer | undefined,
  read: Reader<Value>,
  isMissing: (status: number) => boolean = () => false,
): QueryResult<Value> => {
  if (answer?.status === 401) return { kind: 'challenged' };
  if (answer?.status === 429) return { kind: 'tooMany', retryAfter: answer.retryAfter ?? usualPause };
  if (answer && isMissing(answer.status)) return { kind: 'missing' };
  const value = answer?.status === 200 ? bodyOf(read, answer) : undefined;
  return value === undefined ? { kind: 'unavailable' } : { kind: 'found', value };
};

/** A 4xx refuses what can't exist (too long, odd characters): there is no such thing either. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** @param read takes the value out of the answer's `data` */
export const fetchResult = async <Value>(
  call: Call,
  path: string,
  read: Reader<Value>,
  init?: RequestInit,
): Promise<QueryResult<Value>> => resultOf(await call(path, init), dataOf(read), isRefusal);

/** Milliseconds (spec, public side, section 7: a shared cache of 5 minutes, for whoever wants it). */
const lifetime = 5 * 60_000;

/** Caches what was found; what was not may be there a moment later. */
export const cachedResult = <Args extends readonly (string | number)[], Value>(
  query: (...args: Args) => Promise<QueryResult<Value>>,
  now?: () => number,
): typeof query => cached(query, ({ kind }) => (kind === 'found' ? lifetime : 0), now);
