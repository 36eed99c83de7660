import { expect, test } from 'vitest';
import { automationWorld } from '../../testing/automation-world.ts';
import { until } from '../../testing/world.ts';
import { type Automation, type AutomationOptions, type Schedule, type Task } from './index.ts';

const { sql, start, caughtUp } = automationWorld();

const hourly: Schedule = { name: 'report', handler: 'report', target: 'chile', country: 'CL' };

/** An automation whose clock is set by hand, and the hours that it has reported. */
const reporting = () => {
  const done: Task[] = [];
  let time = '2026-11-02T08:20:00Z';
  let works = true;
  const automation: Automation = {
    name: 'report-hourly',
    version: 1,
    handles: {},
    react: async () => [],
    schedules: [hourly],
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
    hours: () => done.map(({ occurrence }) => occurrence!.at.toISOString()),
    options,
    passTo: (to: string) => (time = to),
    work: (does: boolean) => (works = does),
  };
};
const at = (hour: number): string => `2026-11-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const doneUntil = async () => {
  const { rows } = await sql().query("select to_regclass('checkpoints.schedule') is not null as made");
  if (!(rows[0] as { made: boolean }).made) return undefined;
  const found = await sql().query<{ done_until: Date }>('select done_until from checkpoints.schedule');
  return found.rows[0]?.done_until;
};
const pending = async (version = 1) =>
  (await sql().query(`select from report_hourly_v${version}.task`)).rowCount;

test('an hour’s task happens once, however many instances look and whenever they start again', async () => {
  const { automation, hours, options, passTo } = reporting();
  const both = [start(automation, options), start(automation, options)];
  await until('the present hour', async () => (await doneUntil())?.toISOString() === at(8));
  passTo('2026-11-02T09:00:00Z');
  await until('the next', async () => (await doneUntil())?.toISOString() === at(9));
  await Promise.all(both.map((one) => one.stop()));
  const again = start(automation, options);
  await caughtUp(again);
  await again.wake();
  await again.wake();
  expect(new Set(hours())).toEqual(new Set([at(8), at(9)]));
  expect(await pending()).toBe(0);
});

test('of what was missed while nothing ran happens the latest alone', async () => {
  const { automation, hours, options, passTo } = reporting();
  const first = start(automation, options);
  await until('the present hour', async () => (await doneUntil())?.toISOString() === at(8));
  await first.stop();
  passTo('2026-11-02T12:59:59Z');
  await caughtUp(start(automation, options));
  await until('the last', async () => (await doneUntil())?.toISOString() === at(12));
  expect(hours()).toEqual([at(8), at(12)]);
});

test('one that fails is tried again before the next, and a new version takes it over', async () => {
  const { automation, hours, done, options, passTo, work } = reporting();
  const first = start(automation, options);
  await until('the present hour', async () => (await doneUntil())?.toISOString() === at(8));
  work(false);
  passTo('2026-11-02T09:00:01Z');
  await until('the task', async () => (await pending()) === 1);
  await first.stop();
  work(true);
  await caughtUp(start({ ...automation, version: 2 }, options));
  await until('the report', async () => (await doneUntil())?.toISOString() === at(9));
  expect(hours()).toEqual([at(8), at(9)]);
  expect(done[1]!.commandId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await pending(2)).toBe(0);
});
