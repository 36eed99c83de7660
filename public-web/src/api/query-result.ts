/** The result of a query to the platform. */
import { cached } from '../kit/cached.ts';
import { type AnswerBody, type AnswerName } from './answers.ts';
import { type Answer, type Call } from './fetch-json.ts';
import { type WithoutNulls, withoutNulls } from './without-nulls.ts';

/**
 * A value; nothing by that name; a challenge to prove to be human; too many queries; or no valid answer. A challenge ends by
 * itself, as too many queries do, after so many milliseconds.
 */
export type QueryResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'challenged'; readonly retryAfter: number }
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  | { readonly kind: 'unavailable' };

/** Milliseconds to wait where the platform does not say how long. */
export const usualPause = 60_000;

/**
 * @param show takes of the body of a 200 what pages show
 * @param isMissing tells by a status that there is no such thing
 */
export const resultOf = <Name extends AnswerName, Value>(
  answer: Answer | undefined,
  name: Name,
  show: (body: AnswerBody<Name>) => Value,
  isMissing: (status: number) => boolean = () => false,
): QueryResult<Value> => {
  const retryAfter = answer?.retryAfter ?? usualPause;
  if (answer?.status === 401) return { kind: 'challenged', retryAfter };
  if (answer?.status === 429) return { kind: 'tooMany', retryAfter };
  if (answer && isMissing(answer.status)) return { kind: 'missing' };
  if (answer?.status !== 200) return { kind: 'unavailable' };
  try {
    const body = answer.check ? answer.check(name, answer.body) : answer.body;
    const value = show(body as AnswerBody<Name>);
    return value === undefined ? { kind: 'unavailable' } : { kind: 'found', value };
  } catch {
    // The body is not what its type says.
    return { kind: 'unavailable' };
  }
};

/** A 4xx refuses what can't exist (too long, odd characters): there is no such thing either. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

type WithData = {
  [Name in AnswerName]: AnswerBody<Name> extends { readonly data: unknown } ? Name : never;
}[AnswerName];
export type DataOf<Name extends WithData> = WithoutNulls<AnswerBody<Name>>['data'];

/** @param show takes of the answer's `data` what pages show */
export const fetchData = async <Name extends WithData, Value = DataOf<Name>>(
  call: Call,
  path: string,
  name: Name,
  show: (data: DataOf<Name>) => Value = (data) => data as Value,
  init?: RequestInit,
): Promise<QueryResult<Value>> =>
  resultOf(await call(path, init), name, (body) => show(withoutNulls(body).data), isRefusal);

/** Milliseconds (spec, public side, section 7: a shared cache of 5 minutes, for whoever wants it). */
const lifetime = 5 * 60_000;

/** Caches what was found; what was not may be there a moment later. */
export const cachedResult = <Args extends readonly (string | number)[], Value>(
  query: (...args: Args) => Promise<QueryResult<Value>>,
  now?: () => number,
): typeof query => cached(query, ({ kind }) => (kind === 'found' ? lifetime : 0), now);
