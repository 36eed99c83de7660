import { expect, test } from 'vitest';
import { isAnyRunning, isMoreToSelect, noRetry, percentOf, resultFilter, runningOf } from './bulkModel.ts';

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

test.each([
  ['part of the page', ['a'], 5, false, false],
  ['the page', ['a', 'b'], 5, false, true],
  ['the page, which is all', ['a', 'b'], 2, false, false],
  ['the page, and there are more than were counted', ['a', 'b'], 2, true, true],
  ['all that match, more than were counted', ['a', 'b', 'c'], 2, true, false],
])('with %s selected, the rest is offered where there is one', (_, selected, total, isAtLeast, offered) => {
  expect(isMoreToSelect({ shown: ['a', 'b'], selected, total, isAtLeast })).toBe(offered);
});

test('results are asked for by how they went', () => {
  expect(resultFilter('x', 'all')).toEqual({ bulkId: 'x' });
  expect(resultFilter('x', 'failed')).toEqual({ bulkId: 'x', ok: false });
  expect(resultFilter('x', 'ok')).toEqual({ bulkId: 'x', ok: true });
});

test('the run of a command that goes on is found among others', () => {
  const runs = [
    { status: 'finished', command: 'put-in-file' },
    { status: 'running', command: 'accept-activation' },
    { status: 'running', command: 'put-in-file' },
  ] as const;
  expect(runningOf(runs, 'put-in-file')).toBe(runs[2]);
  expect(runningOf(runs.slice(0, 2), 'put-in-file')).toBeUndefined();
  expect(runningOf(undefined, 'put-in-file')).toBeUndefined();
});
