import { expect, test } from 'vitest';
import { type Answer } from './fetch-json.ts';
import { cachedResult, type QueryResult, resultOf } from './query-result.ts';

const counted = (kind: 'found' | 'unavailable' = 'found') => {
  const seen = { asked: 0, now: 0 };
  const ask = cachedResult(
    async (code: string): Promise<QueryResult<string>> => {
      seen.asked += 1;
      return kind === 'found' ? { kind, value: code } : { kind };
    },
    () => seen.now,
  );
  return { seen, ask };
};

test('what two parts of a page ask for at a time is asked once, each thing by itself', async () => {
  const { seen, ask } = counted();
  const [one, other, another] = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect([one, other, another].map((found) => found.kind === 'found' && found.value)).toEqual([
    'a',
    'a',
    'b',
  ]);
  expect(seen.asked).toBe(2);
});

test('after five minutes it is asked again', async () => {
  const { seen, ask } = counted();
  await ask('a');
  seen.now = 5 * 60_000;
  await ask('a');
  expect(seen.asked).toBe(2);
});

test('what was not found is not kept', async () => {
  const { seen, ask } = counted('unavailable');
  await ask('a');
  await ask('a');
  expect(seen.asked).toBe(2);
});

test('one query too many is told with how long to wait, a minute where the platform does not say', () => {
  const refused = { status: 429, body: null };
  const asked = (answer: Answer, isMissing?: () => boolean) =>
    resultOf(answer, 'lines', ({ data }) => data, isMissing);
  expect(asked({ ...refused, retryAfter: 9_000 })).toEqual({ kind: 'tooMany', retryAfter: 9_000 });
  expect(asked(refused, () => true)).toEqual({ kind: 'tooMany', retryAfter: 60_000 });
});
