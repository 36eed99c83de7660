import { expect, test } from 'vitest';
import { automationWorld } from '../../testing/automation-world.ts';
import { until } from '../../testing/world.ts';
import { type Automation, type AutomationOptions, type Schedule, type Task } from './index.ts';

const { sql, start, caughtUp } = automationWorld();

const daily: Schedule = {
  name: 'report',
  rule: { zone: 'America/Santiago', every: 'day', at: '09:00' },
  handler: 'report',
  target: 'chile',
  country: 'CL',
};

/** An automation whose clock is set by hand, and the days that it has reported. */
const reporting = (change: Partial<Schedule> = {}) => {
  const done: Task[] = [];
  let time = '2026-11-02T10:00:00Z';
  let works = true;
  const automation: Automation = {
    name: 'report-daily',
    version: 1,
    handles: {},
    react: async () => [],
    schedules: [{ ...daily, ...change }],
    handlers: {
      async report(task) {
        if (!works) throw new Error('no report');
        done.push(task);
      },
    },
  };
  const options: Partial<AutomationOptions> = { now: () => new Date(time) };
  return {
    automation,
    done,
    days: () => done.map(({ occurrence }) => occurrence!.at.toISOString()),
    options,
    passTo: (to: string) => (time = to),
    work: (does: boolean) => (works = does),
  };
};
const at = (day: number): string => `2026-11-0${day}T12:00:00.000Z`;
const doneUntil = async () => {
  const { rows } = await sql().query("select to_regclass('checkpoints.schedule') is not null as made");
  if (!(rows[0] as { made: boolean }).made) return undefined;
  const found = await sql().query<{ done_until: Date }>('select done_until from checkpoints.schedule');
  return found.rows[0]?.done_until;
};
const pending = async (version = 1) =>
  (await sql().query(`select from report_daily_v${version}.task`)).rowCount;

test('an occurrence happens once, however many instances look and whenever they start again', async () => {
  const { automation, days, options, passTo } = reporting();
  const both = [start(automation, options), start(automation, options)];
  await until('the schedule', async () => (await doneUntil()) !== undefined);
  passTo('2026-11-02T12:00:01Z');
  await until('the report', async () => (await doneUntil())?.toISOString() === at(2));
  await Promise.all(both.map((one) => one.stop()));
  const again = start(automation, options);
  await caughtUp(again);
  await again.wake();
  await again.wake();
  expect(new Set(days())).toEqual(new Set([at(2)]));
  expect(await pending()).toBe(0);
});

test('a new schedule begins with its next occurrence, unless it starts at once', async () => {
  const later = reporting();
  const first = start(later.automation, later.options);
  await caughtUp(first);
  await first.wake();
  expect(later.days()).toEqual([]);
  await first.stop();
  const now = reporting({ name: 'other', startsAtOnce: true });
  await caughtUp(start(now.automation, now.options));
  await until('the report', () => now.done.length > 0);
  expect(now.days()).toEqual([at(1)]);
});

test.each([
  ['the latest alone', undefined, [at(5)]],
  ['each where the schedule says so', 'each' as const, [at(2), at(3), at(4), at(5)]],
])('of what was missed while nothing ran happens %s', async (_, missed, expected) => {
  const { automation, days, options, passTo } = reporting({ missed });
  const first = start(automation, options);
  await until('the schedule', async () => (await doneUntil()) !== undefined);
  await first.stop();
  passTo('2026-11-05T20:00:00Z');
  await caughtUp(start(automation, options));
  await until('the last', async () => (await doneUntil())?.toISOString() === at(5));
  expect(days()).toEqual(expected);
});

test('one that fails is tried again before the next, and a new version takes it over', async () => {
  const { automation, days, done, options, passTo, work } = reporting();
  const first = start(automation, options);
  await until('the schedule', async () => (await doneUntil()) !== undefined);
  work(false);
  passTo('2026-11-02T12:00:01Z');
  await until('the task', async () => (await pending()) === 1);
  await first.stop();
  work(true);
  await caughtUp(start({ ...automation, version: 2 }, options));
  await until('the report', async () => (await doneUntil())?.toISOString() === at(2));
  expect(days()).toEqual([at(2)]);
  expect(done[0]!.commandId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await pending(2)).toBe(0);
});
