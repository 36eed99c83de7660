import { expect, test } from 'vitest';
import { cached } from './cached.ts';

test('a failure is not kept', async () => {
  let calls = 0;
  const load = cached(
    () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(calls);
    },
    () => 1_000,
  );
  await expect(load()).rejects.toThrow('broken');
  expect([await load(), await load()]).toEqual([2, 2]);
});

test('the oldest answers make room for new ones', async () => {
  const asked: number[] = [];
  const load = cached(
    async (key: number) => void asked.push(key),
    () => 1_000,
    () => 0,
  );
  for (let key = 0; key <= 500; key += 1) await load(key);
  await load(500);
  await load(1);
  expect(asked.splice(501)).toEqual([]);
  await load(0);
  expect(asked.splice(501)).toEqual([0]);
});
