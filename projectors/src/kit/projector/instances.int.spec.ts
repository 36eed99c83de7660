import { setTimeout as pause } from 'node:timers/promises';
import { type Pool } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { append, countingProjector } from '../../testing/counting.ts';
import { engineWorld, isLeader, leads } from '../../testing/engine-world.ts';
import { until } from '../../testing/world.ts';
import { advance, takeOver } from './checkpoint.ts';
import { connect } from './connection.ts';
import { type Projector } from './projector.ts';
import { type ProjectorOptions } from './run-projector.ts';

const { url, sql, store, codec, start, eventIds, checkpoint } = engineWorld();

test('one instance alone is never ready before it has read what there is', async () => {
  await append(store());
  let isReading = false;
  let readOn = (): void => {};
  const allowed = new Promise<void>((resolve) => (readOn = resolve));
  const slow: Projector = {
    ...countingProjector,
    async apply(events, connection) {
      isReading = true;
      await allowed;
      return countingProjector.apply(events, connection);
    },
  };
  const projector = start({ projector: slow });
  const ready: string[] = [];
  const watch = setInterval(() => projector.isReady() && ready.push(projector.status().role));
  await until('the first event', () => isReading);
  clearInterval(watch);
  readOn();
  await leads(projector);
  expect(ready).toEqual([]);
  expect(await eventIds()).toHaveLength(1);
});

test.each([
  ['fail', () => Promise.reject(new Error('away')), 1],
  ['are not answered', () => new Promise<never>(() => {}), 0],
])('one whose reports %s projects all the same', async (_, query, told) => {
  const onError = vi.fn();
  const projector = start({ reports: { query }, onError });
  await leads(projector);
  const { id } = await append(store());
  await until('the event', async () => (await eventIds()).includes(id));
  await pause(1_500); // a beat, and more
  expect(isLeader(projector)).toBe(true);
  expect(Number((await checkpoint()).epoch)).toBe(1);
  expect(onError).toHaveBeenCalledTimes(told);
});

describe('two instances', () => {
  test('one leads, the other takes over at its end, without waiting for a lease to run out', async () => {
    const anHour = 3_600_000;
    const first = start({ lease: anHour });
    await leads(first);
    const second = start({ lease: anHour });
    await until('standby', () => second.status().role === 'standby');
    expect(second.isReady()).toBe(true);
    await append(store());
    await first.stop();
    const { id } = await append(store());
    await until('the event', async () => (await eventIds()).includes(id));
    await leads(second);
    expect(await eventIds()).toHaveLength(2);
  });

  /** Stands still at its next event, as a process does that is paused. */
  const standingStill = () => {
    let goOn = (): void => {};
    const asked = new Promise<void>((resolve) => (goOn = resolve));
    let isStill = false;
    const still = async (): Promise<void> => {
      isStill = true;
      await asked;
    };
    return { still, isStill: () => isStill, goOn };
  };

  test.each([
    [
      'in the middle of a batch',
      (still: () => Promise<void>): Partial<ProjectorOptions> => ({
        projector: {
          ...countingProjector,
          async apply(events, connection) {
            const changes = await countingProjector.apply(events, connection);
            await still();
            return changes;
          },
        },
      }),
    ],
    [
      // Postgres itself ends nothing here: there is no transaction.
      'between two transactions',
      (still: () => Promise<void>): Partial<ProjectorOptions> => ({
        codec: {
          ...codec,
          async decode(types, events) {
            await still();
            return codec.decode(types, events);
          },
        },
      }),
    ],
  ])('a leader that is paused %s is cut off, and what it still writes is refused', async (_, optionsOf) => {
    const { still, isStill, goOn } = standingStill();
    // A paused process gives no sign of life either.
    const query = (async (statement: string) =>
      isStill() ? new Promise<never>(() => {}) : sql().query(statement)) as Pool['query'];
    const first = start({ ...optionsOf(still), reports: { query } });
    await leads(first);
    const { id } = await append(store());
    await until('the pause', isStill);
    const second = start({ lease: 600 });
    await until('the take-over', async () => Number((await checkpoint()).epoch) === 2);
    await until('the event', async () => (await eventIds()).includes(id));
    goOn();
    const { id: next } = await append(store());
    await until('the next event', async () => (await eventIds()).includes(next));
    expect(await eventIds()).toEqual([id, next].sort());
    expect([isLeader(first), isLeader(second)]).toEqual([false, true]);
  });

  test('that start together after a long silence let each other begin', async () => {
    const before = start();
    await leads(before);
    await before.stop();
    await sql().query(`update checkpoints.status set reported_at = now() - interval '1 day'`);
    const both = [start({ lease: 60_000 }), start({ lease: 60_000 })];
    await until('a leader', () => both.some(isLeader));
    await pause(2_000);
    expect(both.filter(isLeader)).toHaveLength(1);
    expect(Number((await checkpoint()).epoch)).toBe(2);
  });

  test('an epoch that has ended writes nothing, whatever connection it has left', async () => {
    const ended = start();
    await leads(ended);
    await ended.stop();
    const [old, fresh] = [
      await connect({ database: url(), instance: 'old' }),
      await connect({ database: url(), instance: 'fresh' }),
    ];
    const before = await takeOver(old, countingProjector);
    const after = await takeOver(fresh, countingProjector);
    expect(Number(after.epoch)).toBe(Number(before.epoch) + 1);
    const to = { commit: 7n, prepare: 7n };
    await expect(advance(old, countingProjector, before, to)).rejects.toThrow('Another instance leads');
    const moved = await advance(fresh, countingProjector, after, to);
    // Nor does a position that is not the present one.
    await expect(advance(fresh, countingProjector, after, to)).rejects.toThrow('Another instance leads');
    expect(moved).toEqual({ ...after, position: to });
    await Promise.all([old.end(), fresh.end()]);
  });
});
