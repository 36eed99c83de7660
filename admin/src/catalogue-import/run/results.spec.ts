import { expect, test } from 'vitest';
import { type Outcome, outcomes, type RowLine } from './line.ts';
import { addResult, changesOf, doneOf, noResults, pageOf } from './results.ts';

const line = (row: number, outcome: Outcome): RowLine => ({ type: 'row', row, is: 'clinic', outcome });

test('rows are told apart from what they name, and by what became of them', () => {
  const results = noResults();
  for (const one of [line(0, 'created'), line(2, 'refused'), line(3, 'changed'), line(4, 'refused')])
    addResult(results, one);
  expect(doneOf(results)).toBe(4);
  expect(changesOf(results)).toBe(2);
  expect(results.rows.refused.map(({ row }) => row)).toEqual([2, 4]);
  expect(results.rows.all.map(({ row }) => row)).toEqual([2, 3, 4]);
  expect(results.needed.all).toHaveLength(1);
});

test('a page is a piece of them, the last one shorter', () => {
  const results = noResults();
  for (let row = 1; row <= 60; row += 1) addResult(results, line(row, outcomes[row % 4]!));
  const pages = [0, 1, 2].map((page) => pageOf(results.rows.all, page, 25).map(({ row }) => row));
  expect(pages.map((rows) => [rows[0], rows.length])).toEqual([
    [1, 25],
    [26, 25],
    [51, 10],
  ]);
});
