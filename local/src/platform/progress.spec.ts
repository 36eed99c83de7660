/** The terminal says how the start goes, and later only what a person should know. */
import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function observe() {
  const seen: string[] = [];
  let time = 0;
  const record = (line: string) => void seen.push(line.trim());
  const progress = showProgress({ print: record, hint: record }, () => time);
  return { ...progress, seen, pass: (milliseconds: number) => void (time += milliseconds) };
}

test('each step is closed with its time when the next begins', () => {
  const { tell, finish, seen, pass } = observe();
  tell({ type: 'step', name: 'Starting Postgres' });
  pass(1_240);
  tell({ type: 'step', name: 'Loading the demo' });
  tell({ type: 'progress', done: 1, total: 3 });
  pass(60_000);
  finish();
  finish();
  expect(seen).toEqual([
    '… Starting Postgres',
    '✓ Starting Postgres              1.2 s',
    '… Loading the demo',
    '… Loading the demo 33 %',
    '✓ Loading the demo              60.0 s',
  ]);
});

test('a step says which parts it waits for', () => {
  const { tell, seen } = observe();
  tell({ type: 'step', name: 'Building the read models' });
  tell({ type: 'waiting', waitsFor: 'projectors (1204 events to go), front' });
  expect(seen.at(-1)).toBe('… Building the read models: waiting for projectors (1204 events to go), front');
});

test('a part is mentioned when it fails and when it is back, not when it starts as it should', () => {
  const { tell, seen } = observe();
  tell({ type: 'started', name: 'projectors', pid: 1 });
  tell({ type: 'ended', name: 'projectors', pid: 1 });
  tell({ type: 'notStarted', name: 'projectors', reason: new Error('no memory\n  at …') });
  tell({ type: 'started', name: 'projectors', pid: 2 });
  tell({ type: 'started', name: 'projectors', pid: 3 });
  expect(seen).toEqual([
    '! projectors ended by itself and is started again',
    '! projectors does not start yet: no memory',
    '✓ projectors runs again',
  ]);
});
