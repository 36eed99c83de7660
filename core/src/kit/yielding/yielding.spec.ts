import { expect, test } from 'vitest';
import { yielding } from './yielding.ts';
import { turnsDuring } from './testing/turns-during.ts';

const items = Array.from({ length: 30 }, (_, at) => at);
const all = async () => {
  const given: number[] = [];
  for await (const item of yielding(items)) given.push(item);
  return given;
};

test('each item is given once, in their order', async () => expect(await all()).toEqual(items));

test.each([
  [20, 30],
  [0.4, 10],
  [0.001, 0],
])('a work of %d milliseconds an item leaves others %i turns in thirty items', async (step, turns) =>
  expect(await turnsDuring(step, all)).toBe(turns),
);
