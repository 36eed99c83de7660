import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EventStore, inMemoryEventStore } from '@cotejo/core/event-store';
import { eventCodec, inMemoryKeyStore, subjectKeys } from '@cotejo/core/personal-data';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { append, counted, countingProjector } from '../testing/counting.ts';
import { masterKey, reaches, until } from '../testing/world.ts';
import { advance, takeOver } from './checkpoint.ts';
import { connect } from './connection.ts';
import { type ProjectorOptions, runProjector, type RunningProjector } from './index.ts';

const codec = eventCodec(subjectKeys(inMemoryKeyStore(), masterKey));
let database: TestDatabase;
let sql: pg.Pool;
let store: EventStore;
let running: RunningProjector[];

beforeEach(async () => {
  database = await createTestDatabase();
  sql = new pg.Pool({ connectionString: database.url });
  sql.on('error', () => {});
  store = inMemoryEventStore();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((projector) => projector.stop()));
  await sql.end();
  await database.drop();
});

const start = (options: Partial<ProjectorOptions> = {}): RunningProjector => {
  const projector = runProjector({
    projector: countingProjector,
    database: database.url,
    store,
    codec,
    ...options,
  });
  running.push(projector);
  return projector;
};
const leads = (projector: RunningProjector) =>
  until('leader', () => projector.status().role === 'leader' && projector.isReady());
const isLeader = (projector: RunningProjector): boolean => projector.status().role === 'leader';
const eventIds = async (): Promise<string[]> =>
  (await sql.query<{ id: string }>('select id from read.counted')).rows.map(({ id }) => id).sort();
const checkpoint = async () =>
  (await sql.query<{ epoch: string; commit_position: string }>('select * from checkpoints.projector'))
    .rows[0]!;

describe('the checkpoint', () => {
  test('moves over events of others too, so that whoever waits for any position is answered', async () => {
    const projector = start();
    await leads(projector);
    const { position } = await append(store, counted(), 'somethingElse');
    await until(
      'the checkpoint',
      async () => (await checkpoint()).commit_position === String(position.commit),
    );
    expect(await eventIds()).toEqual([]);
  });

  test('is where the next start goes on', async () => {
    const ids = [(await append(store)).id, (await append(store)).id];
    const first = start();
    await until('two events', async () => (await leads(first), (await eventIds()).length === 2));
    await first.stop();
    ids.push((await append(store)).id);
    await leads(start());
    await until('three events', async () => (await eventIds()).length === 3);
    expect(await eventIds()).toEqual(ids.sort());
  });
});

describe('two instances', () => {
  test('one leads, the other takes over soon after its end', async () => {
    const first = start();
    await leads(first);
    const second = start();
    await until('standby', () => second.status().role === 'standby');
    expect(second.isReady()).toBe(true);
    await append(store);
    const began = Date.now();
    await first.stop();
    const { id } = await append(store);
    await until('the event', async () => (await eventIds()).includes(id));
    expect(Date.now() - began).toBeLessThan(2_000); // some 300 ms on a machine that does nothing else
    expect(isLeader(second)).toBe(true);
    expect(await eventIds()).toHaveLength(2);
  });

  test('a leader that is paused in the middle of a batch is cut off, and what it still writes is refused', async () => {
    let letGo = (): void => {};
    const paused = new Promise<void>((resolve) => (letGo = resolve));
    let isPaused = false;
    const first = start({
      projector: {
        ...countingProjector,
        async apply(events, connection) {
          const changes = await countingProjector.apply(events, connection);
          isPaused = true;
          await paused;
          return changes;
        },
      },
    });
    await leads(first);
    const { id } = await append(store);
    await until('the pause', () => isPaused);
    // A paused process gives no sign of life either: its reports are held up.
    const silence = await connect({ database: database.url, instance: 'silence' });
    await silence.query('begin; lock table checkpoints.status in exclusive mode');
    const second = start({ lease: 600 });
    await until('the take-over', async () => Number((await checkpoint()).epoch) === 2);
    await silence.end();
    await until('the event', async () => (await eventIds()).includes(id));
    letGo();
    const { id: next } = await append(store);
    await until('the next event', async () => (await eventIds()).includes(next));
    expect(await eventIds()).toEqual([id, next].sort());
    expect([isLeader(first), isLeader(second)]).toEqual([false, true]);
  });

  test('that start together after a long silence let each other begin', async () => {
    await leads(start());
    await running[0]!.stop();
    await sql.query(`update checkpoints.status set reported_at = now() - interval '1 day'`);
    const both = [start({ lease: 1_500 }), start({ lease: 1_500 })];
    await until('a leader', () => both.some(isLeader));
    await pause(2_000);
    expect(both.filter(isLeader)).toHaveLength(1);
    expect(Number((await checkpoint()).epoch)).toBe(2);
  });

  test('an epoch that has ended writes nothing, whatever connection it has left', async () => {
    await leads(start());
    await running[0]!.stop();
    const [old, fresh] = [
      await connect({ database: database.url, instance: 'old' }),
      await connect({ database: database.url, instance: 'fresh' }),
    ];
    const before = await takeOver(old, countingProjector);
    const after = await takeOver(fresh, countingProjector);
    expect(Number(after.epoch)).toBe(Number(before.epoch) + 1);
    const to = { commit: 7n, prepare: 7n };
    await expect(advance(old, countingProjector, before, to)).rejects.toThrow('Another instance leads');
    const moved = await advance(fresh, countingProjector, after, to);
    // Nor does a position that is not the present one.
    await expect(advance(fresh, countingProjector, after, to)).rejects.toThrow('Another instance leads');
    expect(moved).toEqual({ epoch: after.epoch, position: to });
    await Promise.all([old.end(), fresh.end()]);
  });
});

describe('an event that can’t be projected', () => {
  test('stops the projector there: all before it is written, nothing after it, and it says so', async () => {
    const before = [await append(store), await append(store)];
    const poison = await append(store, counted({ amount: 'a secret' }));
    await append(store);
    const errors: unknown[] = [];
    const projector = start({ rest: 20, onError: (error) => errors.push(error) });
    await until('the stop', () => projector.status().role === 'stopped');
    expect(projector.isReady()).toBe(false);
    expect(projector.status()).toMatchObject({
      position: '2',
      stoppedAt: { eventId: poison.id, error: 'ZodError amount' },
      lag: { events: 2 },
    });
    expect(await eventIds()).toEqual(before.map(({ id }) => id).sort());
    const { rows } = await sql.query<{ stopped_at: string }>('select stopped_at from read.projection_status');
    expect(rows).toEqual([{ stopped_at: poison.id }]);
    await until('another try', () => errors.length >= 2);
    expect(await eventIds()).toHaveLength(2);
  });

  test('does not hold it up for ever: when it can be, all goes on', async () => {
    let broken = true;
    const projector = start({
      rest: 20,
      projector: {
        ...countingProjector,
        async apply(events, connection) {
          if (broken) throw new Error('not yet');
          return countingProjector.apply(events, connection);
        },
      },
    });
    await leads(projector);
    const ids = [(await append(store)).id, (await append(store)).id];
    await until('the stop', () => projector.status().role === 'stopped');
    broken = false;
    await until('both', async () => (await eventIds()).length === 2);
    await leads(projector);
    expect(await eventIds()).toEqual(ids.sort());
    expect(projector.status()).not.toHaveProperty('stoppedAt');
  });
});

describe('what is told after a commit', () => {
  type Told = { projector: string; position: string; changes?: { id: string }[]; resync?: boolean };
  const listening = async () => {
    const told: Told[] = [];
    const client = await connect({ database: database.url, instance: 'listener' });
    client.on('notification', ({ payload }) => told.push(JSON.parse(payload!) as Told));
    await client.query('listen projections');
    return { told, stop: () => client.end() };
  };

  test('is where it stands, and while history is read no more than that', async () => {
    const history = 2_000;
    await store.append(
      'counter-many',
      Array.from({ length: history }, () => counted()),
      'noStream',
    );
    const { told, stop } = await listening();
    await leads(start());
    const changes = () => told.flatMap((one) => one.changes ?? []);
    expect(told[0]).toMatchObject({ projector: 'counting', resync: true });
    expect(changes().length).toBeLessThan(history / 2);
    const before = changes().length;
    const { position } = await append(store);
    await until('the change', () => changes().length === before + 1);
    expect(told.at(-1)).toMatchObject({ position: String(position.commit), changes: [{ version: 1 }] });
    await stop();
  });

  test('is split where Postgres would not take it', async () => {
    const projector = start();
    await leads(projector);
    const { told, stop } = await listening();
    const many = Array.from({ length: 120 }, () => counted());
    await store.append('counter-many', many, 'noStream');
    const changes = () => told.flatMap((one) => one.changes ?? []);
    await until('all changes', () => changes().length === 120);
    expect(told.length).toBeGreaterThan(1);
    await stop();
  });
});

describe('lag', () => {
  test('is told in events and seconds while it is behind, and the projector is not ready then', async () => {
    let letGo = (): void => {};
    const paused = new Promise<void>((resolve) => (letGo = resolve));
    const slow = start({
      projector: {
        ...countingProjector,
        async apply(events, connection) {
          await paused;
          return countingProjector.apply(events, connection);
        },
      },
    });
    await leads(slow);
    for (let count = 0; count < 3; count += 1) await append(store);
    await until('a lag of 3', () => slow.status().lag.events === 3);
    await until('a lag of a second', () => slow.status().lag.seconds > 1);
    letGo();
    await until('no lag', () => slow.status().lag.events === 0);
    expect(slow.status()).toMatchObject({ position: '3', lag: { seconds: 0 } });
  });

  test('of a frozen subscription is seen, and the projector is not ready', async () => {
    const frozen: EventStore = {
      ...store,
      subscribe(after) {
        const real = store.subscribe(after);
        async function* deaf() {
          for await (const signal of real) if (signal.kind === 'caughtUp') yield signal;
        }
        return { [Symbol.asyncIterator]: deaf, close: () => real.close() };
      },
    };
    const projector = start({ store: frozen, feed: { silence: 50, retry: 5_000 } });
    await leads(projector);
    await append(store);
    await until('frozen', () => projector.status().frozen);
    expect(projector.isReady()).toBe(false);
    await until('a lag', () => projector.status().lag.events === 1);
  });
});

test('a database that goes away for a moment is come back to', async () => {
  const projector = start();
  await leads(projector);
  await append(store);
  await until('the event', async () => (await eventIds()).length === 1);
  await sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'counting_v1%'`,
  );
  const { id } = await append(store);
  await until('the next event', async () => (await eventIds()).includes(id));
  await reaches(projector, '2');
  expect(await eventIds()).toHaveLength(2);
});
