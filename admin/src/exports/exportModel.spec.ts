import { expect, test } from 'vitest';
import { fileName, isAnyUnderWay, percentOf, stateOf } from './exportModel.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');

test('a file is there until its time is over', () => {
  const done = { status: 'done', expiresAt: '2026-03-02T12:00:00Z' } as const;
  expect(stateOf(done, noon - 1)).toBe('done');
  expect(stateOf(done, noon)).toBe('expired');
  expect(stateOf({ status: 'running', expiresAt: null }, noon)).toBe('running');
});

test.each([
  [0, null, undefined],
  [0, 0, 100],
  [500, 1_000_000, 0],
  [999_999, 1_000_000, 99],
])('%d of %s rows are %s %%', (rows, total, percent) => {
  expect(percentOf({ rows, total })).toBe(percent);
});

test('what waits or runs is looked at again', () => {
  expect(isAnyUnderWay([{ status: 'done' }, { status: 'failed' }])).toBe(false);
  expect(isAnyUnderWay([{ status: 'waiting' }])).toBe(true);
});

test('the file is named by what it is and when it was asked for', () => {
  const at = new Date(2026, 2, 2, 9, 5).toISOString();
  expect(fileName('Solicitudes', { at, format: 'csv' })).toBe('Solicitudes 2026-03-02 0905.csv');
});
