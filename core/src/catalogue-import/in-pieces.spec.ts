import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { turnsDuring } from './testing/turns.ts';

const items = Array.from({ length: 30 }, (_, at) => at);

test('a work is done for each item, in their order', async () =>
  expect(await inPieces(items, (item) => item * 2)).toEqual(items.map((item) => item * 2)));

test.each([
  [20, 30],
  [4, 10],
  [0.001, 0],
])('a work of %d milliseconds an item leaves others %i turns in thirty items', async (step, turns) =>
  expect(await turnsDuring(step, () => inPieces(items, () => undefined))).toBe(turns),
);
