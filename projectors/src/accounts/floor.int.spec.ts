import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  type AccountEvent,
  accountEvents,
  deposit,
  openAccount,
  withdraw,
} from '@cotejo/core/accounts';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { pauseUser, resumeUser, user, type UserEvent, userEvents } from '@cotejo/core/users';
import { automationWorld } from '../testing/automation-world.ts';
import { until } from '../testing/world.ts';
import { whenPauseEndsThenResumeExecutive } from '../identity/when-pause-ends-then-resume-executive.ts';
import { whenBalanceBelowFloorThenPauseExecutive as automation } from './when-balance-below-floor-then-pause-executive.ts';

const { sql, store, world, start, caughtUp, hire, settled: settledOf } = automationWorld();
const by: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };
const actor = { actor: actorOf(by) };

const setFloor = (from: string, floor: number) =>
  world().send(
    datedTable,
    'leadPrices.CL',
    setTableRows('leadPrices.CL', { from, rows: { prices: {}, floor }, source: 'prueba' }),
  );
const opened = async (): Promise<string> => {
  const id = await hire();
  const executive: Staff = { id, roles: ['EJECUTIVO'], countries: ['CL'] };
  await world().send(account, id, openAccount({ by, executive, country: 'CL' }), actor);
  return id;
};
const move = (id: string, amount: number) => {
  const movement = { by, movementId: randomUUID(), reference: 'TR', reason: 'Abono' };
  const decide =
    amount > 0
      ? deposit({ ...movement, typeId: 1, amount })
      : withdraw({ ...movement, typeId: 102, amount: -amount });
  return world().send(account, id, decide, actor);
};
const pauseOf = async (id: string) => {
  const events = await world().codec.decode<UserEvent>(userEvents, await store().readStream(`user-${id}`));
  const state = fold(user, user.initial, events);
  return state.status === 'unregistered' ? undefined : state.pause;
};
const notes = async (id: string) =>
  (await world().codec.decode<AccountEvent>(accountEvents, await store().readStream(`account-${id}`)))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('Balance'));

let running: ReturnType<typeof start>;
beforeEach(async () => {
  running = start(automation);
  await caughtUp(running);
});
const settled = () => settledOf(running, automation);
const pause = (id: string, more: object = {}) =>
  world().send(user, id, pauseUser({ id, by, reasonId: 1, ...more }), actor);
const resume = (id: string) => world().send(user, id, resumeUser({ id, by }), actor);

describe('a balance below the floor', () => {
  test('pauses its executive, is noted once, and a deposit ends exactly that pause', async () => {
    const id = await opened();
    await move(id, 6_000);
    await setFloor('2026-01-01', 5_000);
    await settled();
    expect(await pauseOf(id)).toBeUndefined();
    await move(id, -2_000);
    await move(id, -1_000);
    await settled();
    expect(await pauseOf(id)).toEqual({ reasonId: 2, automatic: true });
    await move(id, 1_999);
    await settled();
    expect(await pauseOf(id)).toBeDefined();
    await move(id, 1);
    await settled();
    expect(await pauseOf(id)).toBeUndefined();
    expect(await notes(id)).toEqual(['BalanceFellBelowFloor', 'BalanceReachedFloor']);
  });

  test('leaves another pause alone, and is looked at again when that ends', async () => {
    await setFloor('2026-01-01', 5_000);
    const id = await hire();
    await pause(id);
    const executive: Staff = { id, roles: ['EJECUTIVO'], countries: ['CL'] };
    await world().send(account, id, openAccount({ by, executive, country: 'CL' }), actor);
    await settled();
    expect(await pauseOf(id)).toEqual({ reasonId: 1 });
    await resume(id);
    await settled();
    expect(await pauseOf(id)).toEqual({ reasonId: 2, automatic: true });
    await pause(id);
    await move(id, 5_000);
    await settled();
    expect(await pauseOf(id)).toEqual({ reasonId: 1 });
    await resume(id);
    await settled();
    expect(await pauseOf(id)).toBeUndefined();
  });

  test('follows a floor that is set, from its day on', async () => {
    const id = await opened();
    await move(id, 5_000);
    await settled();
    await setFloor('2026-01-01', 6_000);
    await setFloor('2100-01-01', 0);
    await settled();
    expect(await pauseOf(id)).toEqual({ reasonId: 2, automatic: true });
    await setFloor('2026-01-02', 5_000);
    await settled();
    expect(await pauseOf(id)).toBeUndefined();
    const { rows } = await sql().query<{ due_at: Date }>(
      'select due_at from when_balance_below_floor_then_pause_executive_v1.task',
    );
    // Midnight of the first of January in Santiago.
    expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual(['2100-01-01T03:00:00.000Z']);
  });
});

test('a pause ends on its day, though nobody ran meanwhile, and one that replaced it goes on', async () => {
  const [id, other] = [await hire(), await hire()];
  await pause(id, { until: '2100-01-01' });
  await pause(other, { until: '2100-01-01' });
  await pause(other);
  const first = start(whenPauseEndsThenResumeExecutive);
  await caughtUp(first);
  const tasks = 'when_pause_ends_then_resume_executive_v1.task';
  const planned = await sql().query<object>(`select target, due_at from ${tasks}`);
  expect(planned.rows).toEqual([{ target: id, due_at: new Date('2100-01-01T03:00:00.000Z') }]);
  await first.stop();
  await sql().query(`update ${tasks} set due_at = now()`);
  await caughtUp(start(whenPauseEndsThenResumeExecutive));
  await until('the end', async () => (await pauseOf(id)) === undefined);
  expect(await pauseOf(other)).toEqual({ reasonId: 1 });
});
