import { type Pool } from 'pg';
import { expect, test } from 'vitest';
import { keepDemand } from './demand-keeper.ts';

const minutes = (count: number): number => count * 60_000;

/** A database in which one plan is asked for as often as it is told, and which may be away. */
const world = () => {
  const state = { now: Date.parse('2026-11-20T10:01:00Z'), requests: 12, queries: 0, isAway: false };
  const query = () => {
    state.queries += 1;
    if (state.isAway) return Promise.reject(new Error('away'));
    return Promise.resolve({
      rows: [{ country: 'PE', product_code: 'a', requests: String(state.requests) }],
    });
  };
  const errors: unknown[] = [];
  const kept = keepDemand(
    { query } as unknown as Pool,
    (error) => errors.push(error),
    () => new Date(state.now),
  );
  return { state, errors, kept, asked: () => kept.of('PE').requests.get('a') };
};

test('what plans are asked for is read once for everybody who asks within five minutes', async () => {
  const { state, kept, asked } = world();
  await kept.settled();
  for (let nth = 0; nth < 100; nth++) expect(asked()).toBe(10);
  state.now += minutes(4) - 1;
  expect([asked(), state.queries]).toEqual([10, 1]);
});

test('after them the first to ask gets what is known and has the rest read', async () => {
  const { state, kept, asked } = world();
  await kept.settled();
  const { version } = kept.of('PE');
  state.requests = 27;
  state.now += minutes(4);
  expect([asked(), asked(), state.queries]).toEqual([10, 10, 2]);
  await kept.settled();
  expect(asked()).toBe(25);
  expect(kept.of('PE').version).not.toBe(version);
  expect(kept.of('CL').requests.size).toBe(0);
});

test('what could not be read is told, and tried again after a while and not at every question', async () => {
  const { state, errors, kept, asked } = world();
  state.isAway = true;
  await kept.settled();
  expect([asked(), asked(), state.queries, errors.length]).toEqual([undefined, undefined, 1, 1]);
  state.isAway = false;
  state.now += 10_000;
  await kept.settled();
  expect(asked()).toBe(10);
});
