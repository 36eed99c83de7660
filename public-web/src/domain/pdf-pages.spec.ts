import { expect, test } from 'vitest';
import { pagesShown, percentOf, turned } from './pdf-pages.ts';

test.each([
  [10, false, 7],
  [7, false, 7],
  [3, false, 3],
  [10, true, 10],
])('of %d pages, all wanted: %j, %d are shown', (pages, isAll, shown) =>
  expect(pagesShown(pages, { isAll })).toBe(shown),
);

test('pages are turned between the first and the last', () => {
  expect([turned(1, -1, 7), turned(1, 1, 7), turned(7, 1, 7), turned(7, -1, 7)]).toEqual([1, 2, 7, 6]);
});

test('how much has come is told in percent, and nothing where nobody knows', () => {
  expect([percentOf(1, 3), percentOf(3, 3), percentOf(5, 3), percentOf(5, 0), percentOf(5, NaN)]).toEqual([
    33, 100, 100, 0, 0,
  ]);
});
