import { expect, test } from 'vitest';
import { isAnyRunning, noRetry, percentOf, resultFilter } from './bulkModel.ts';

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [999, 1_000, 99],
  [3, 3, 100],
  [0, 0, 100],
])('%d of %d are %d %%: never all before the last one', (done, total, percent) => {
  expect(percentOf({ done, total })).toBe(percent);
});

test('a run is looked at again for as long as one goes on', () => {
  expect(isAnyRunning(undefined)).toBe(false);
  expect(isAnyRunning([{ status: 'finished' }])).toBe(false);
  expect(isAnyRunning([{ status: 'finished' }, { status: 'running' }])).toBe(true);
});

test('trying again is offered where the service allows it', () => {
  const of = (allowed: boolean) => ({ allowedCommands: [{ command: 'retry', allowed, reason: 'Espera.' }] });
  expect(noRetry(of(true))).toBeUndefined();
  expect(noRetry(of(false))).toBe('Espera.');
  expect(noRetry({ allowedCommands: [] })).toBe('');
});

test('results are asked for by how they went', () => {
  expect(resultFilter('x', 'all')).toEqual({ bulkId: 'x' });
  expect(resultFilter('x', 'failed')).toEqual({ bulkId: 'x', ok: false });
  expect(resultFilter('x', 'ok')).toEqual({ bulkId: 'x', ok: true });
});
