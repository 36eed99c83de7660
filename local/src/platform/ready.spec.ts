import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Readiness, readinessOf, silent } from './readiness.ts';
import { untilReady } from './ready.ts';
import { watchStart } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'cotejo-ready-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = join(folder, 'projectors.log');
writeFileSync(log, 'first line\nreading history\n');

const minute = 60_000;
/** The answers of projectors while they read history. */
const catchingUp = (position: number, events = 1_204) =>
  readinessOf(false, {
    ready: false,
    projectors: { leads: { role: 'leader', position: String(position), caughtUp: false, lag: { events, seconds: position } } },
  }); // oxfmt-ignore

/** Duration of each check on the test's clock. */
const slowMachine = (perLook: number) => {
  const told: string[] = [];
  let time = 0;
  const watch = watchStart((waitsFor) => told.push(waitsFor), () => time); // oxfmt-ignore
  const part = { name: 'projectors', failures: () => 0, isStopping: () => false };
  const wait = (check: (turn: number) => Readiness) => {
    let turn = 0;
    const asked = async () => {
      time += perLook;
      return check((turn += 1));
    };
    return untilReady(part, asked, log, watch);
  };
  return { watch, told, wait, passed: () => time, pass: (more: number) => void (time += more) };
};

describe('a part that takes its time', () => {
  test('is waited for as long as its checkpoint moves, however long that is', async () => {
    const { wait, told, passed } = slowMachine(50_000);
    await wait((turn) => (turn < 10 ? catchingUp(turn, 10 - turn) : { isReady: true, mark: 'ready' }));
    expect(passed()).toBeGreaterThan(8 * minute);
    expect(told.slice(0, 2)).toEqual(['projectors (9 events to go)', 'projectors (8 events to go)']);
  });

  test('is given up when nothing has moved for a minute, with what was waited for', async () => {
    const { wait, passed } = slowMachine(10_000);
    await expect(wait((turn) => catchingUp(Math.min(turn, 5)))).rejects.toThrow(
      `projectors does not become ready. Waited for: projectors (1204 events to go).\nThe end of ${log}:\nfirst line\nreading history`,
    );
    expect(passed()).toBe(50_000 + minute);
  });

  test('is given up too when it only falls over and gets up again', async () => {
    const { wait, passed } = slowMachine(10_000);
    await expect(wait((turn) => (turn % 2 ? silent : catchingUp(3)))).rejects.toThrow(
      'does not become ready',
    );
    expect(passed()).toBeLessThan(2 * minute);
  });

  test('is not given up while another that was started with it comes further', () => {
    const { watch, pass } = slowMachine(0);
    watch.note('front', silent);
    for (const position of [1, 2, 3]) {
      pass(50_000);
      watch.note('projectors', catchingUp(position));
      watch.note('front', silent);
      expect(watch.isStill()).toBe(false);
    }
    pass(minute);
    expect(watch.isStill()).toBe(true);
    expect(watch.waitsFor()).toBe('front, projectors (1204 events to go)');
  });
});

test('only what moves by itself is no progress: the age of what waits, and how many watch', () => {
  const answer = (live: number, seconds: number) => ({
    ready: false, database: true, catalogue: false, live,
    projectors: { leads: { position: '7', caughtUp: false, lag: { events: 2, seconds } } },
  }); // oxfmt-ignore
  expect(readinessOf(false, answer(1, 2)).mark).toBe(readinessOf(false, answer(9, 60)).mark);
  expect(readinessOf(false, { ...answer(1, 2), catalogue: true }).mark).not.toBe(
    readinessOf(false, answer(1, 2)).mark,
  );
  expect(readinessOf(false, 'no JSON')).toEqual({ isReady: false, mark: 'answers' });
});
