import { describe, expect, test } from 'vitest';
import { lead, type LeadEvent } from '@cotejo/core/leads';
import { signalledWorker } from '@cotejo/core/kit/jobs';
import { automationWorld } from '../../testing/automation-world.ts';
import { hasRedis, startTestRedis } from '../../testing/redis.ts';
import { until } from '../../testing/world.ts';
import { type RunningAutomation } from '../../kit/automation/index.ts';
import { whenAppointmentSetThenRemind as automation } from './when-appointment-set-then-remind.ts';

const { url, sql, world, start, caughtUp, receive, eventsOf } = automationWorld();

const minute = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString();
const happens = (id: string, event: LeadEvent) => world().send(lead, id, () => [event]);
const agree = (id: string, at: string) =>
  happens(id, { type: 'LeadAppointmentSet', data: { substatusId: 212, at } });
const reminders = async (id: string): Promise<string[]> =>
  (await eventsOf(id)).flatMap((event) => (event.type === 'LeadAppointmentReminded' ? [event.data.at] : []));
const tasks = async () =>
  (await sql().query<{ due_at: Date }>('select due_at from when_appointment_set_then_remind_v2.task')).rows;
const position = (running: RunningAutomation) => BigInt(running.following.status().position);

describe('an appointment', () => {
  test('that is near is reminded of at once, and once', async () => {
    await caughtUp(start(automation));
    const id = await receive();
    const at = inMinutes(10);
    await agree(id, at);
    await until('the reminder', async () => (await reminders(id)).length > 0);
    await until('no task', async () => (await tasks()).length === 0);
    expect(await reminders(id)).toEqual([at]);
  });

  test('is reminded of a quarter of an hour before', async () => {
    await caughtUp(start(automation));
    const id = await receive();
    const at = inMinutes(60);
    await agree(id, at);
    await until('the task', async () => (await tasks()).length === 1);
    expect((await tasks())[0]!.due_at.getTime()).toBe(Date.parse(at) - 15 * minute);
    expect(await reminders(id)).toEqual([]);
  });

  test('that takes the place of another is the one that is reminded of', async () => {
    await caughtUp(start(automation));
    const id = await receive();
    await agree(id, inMinutes(60));
    await until('the task', async () => (await tasks()).length === 1);
    const sooner = inMinutes(5);
    await agree(id, sooner);
    await until('the reminder', async () => (await reminders(id)).length > 0);
    await until('no task', async () => (await tasks()).length === 0);
    expect(await reminders(id)).toEqual([sooner]);
  });

  test('that came to nothing is not reminded of', async () => {
    const running = start(automation);
    await caughtUp(running);
    const id = await receive();
    await agree(id, inMinutes(60));
    await until('the task', async () => (await tasks()).length === 1);
    const end = await happens(id, { type: 'LeadClosed', data: { substatusId: 331 } });
    await until('the end', () => position(running) >= BigInt(end.position));
    expect(await tasks()).toEqual([]);
  });

  test('that passed while nobody ran is not reminded of afterwards', async () => {
    const past = await receive();
    await agree(past, inMinutes(-1));
    const next = await receive();
    await agree(next, inMinutes(5));
    await caughtUp(start(automation));
    await until('the other reminder', async () => (await reminders(next)).length === 1);
    await until('no task', async () => (await tasks()).length === 0);
    expect(await reminders(past)).toEqual([]);
  });
});

const clocks = [
  { clock: 'Postgres', there: true },
  { clock: hasRedis ? 'Redis' : 'Redis: SKIPPED, this machine has no redis-server', there: hasRedis },
];
describe.each(clocks)('its time has come: the signal of $clock', ({ clock, there }) => {
  test.skipIf(!there)('wakes the automation before any sweep', async () => {
    const redis = clock === 'Redis' ? await startTestRedis() : undefined;
    const woken: RunningAutomation[] = [];
    const worker = signalledWorker({
      database: url(),
      redisUrl: redis?.url,
      name: 'automations',
      concurrency: 1,
      work: () => Promise.all(woken.map((running) => running.wake())),
    });
    try {
      // Without a sweep: nothing else wakes it.
      const running = start(automation, { sweep: 3_600_000, wakeAt: (at) => worker.signal(at) });
      woken.push(running);
      await caughtUp(running);
      const id = await receive();
      const at = new Date(Date.now() + 15 * minute + 2_000).toISOString();
      await agree(id, at);
      await until('the reminder', async () => (await reminders(id)).length > 0);
      expect(await reminders(id)).toEqual([at]);
    } finally {
      await worker.close();
      await redis?.stop();
    }
  });
});

test.each([
  ['refuses', () => Promise.reject(new Error('no clock'))],
  ['never answers', () => new Promise<void>(() => {})],
])('the sweep finds what no signal told of: one that %s', async (_, wakeAt) => {
  const running = start(automation, { wakeAt });
  await caughtUp(running);
  const id = await receive();
  const at = new Date(Date.now() + 15 * minute + 1_500).toISOString();
  await agree(id, at);
  await until('the reminder', async () => (await reminders(id)).length > 0);
  expect(await reminders(id)).toEqual([at]);
});
