import { expect, test } from 'vitest';
import { percentOf, tenthOf } from './progress.ts';

test.each([
  [0, 10_000, 0],
  [999, 10_000, 0],
  [1_000, 10_000, 1_000],
  [1_999, 10_000, 1_000],
  [10_000, 10_000, 10_000],
  [3, 7, 3],
  [0, 0, 0],
])('%d of %d are told as %d', (done, total, told) => expect(tenthOf(done, total)).toBe(told));

test('of ten thousand rows eleven are told', () =>
  expect(new Set(Array.from({ length: 10_001 }, (_, done) => tenthOf(done, 10_000))).size).toBe(11));

test.each([
  [0, 3, 0],
  [999, 1_000, 99],
  [3, 3, 100],
  [0, 0, 100],
])('%d of %d are %d %%: never all before the last one', (done, total, percent) =>
  expect(percentOf(done, total)).toBe(percent),
);
