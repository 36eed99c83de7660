/** Asks once for what several parts of a page ask for at a time, and again only after a while. */
import { type QueryResult } from './query-result.ts';

/** Milliseconds (spec, public side, section 7: a shared cache of 5 minutes, for whoever wants it). */
const goodFor = 5 * 60_000;

/** What was found is kept; what was not may be there a moment later. */
export const cached = <Asked extends readonly (string | number)[], Value>(
  ask: (...asked: Asked) => Promise<QueryResult<Value>>,
  now: () => number = Date.now,
): typeof ask => {
  const kept = new Map<string, { readonly answer: Promise<QueryResult<Value>>; readonly until: number }>();
  return (...asked) => {
    const key = asked.join('\n');
    const before = kept.get(key);
    if (before && now() < before.until) return before.answer;
    const answer = ask(...asked);
    kept.set(key, { answer, until: now() + goodFor });
    const forget = (): void => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then(({ kind }) => {
      if (kind !== 'found') forget();
    }, forget);
    return answer;
  };
};
