import { describe, expect, test } from 'vitest';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { append, counted, countingProjector } from '../../testing/counting.ts';
import { engineWorld, leads } from '../../testing/engine-world.ts';
import { reaches, until } from '../../testing/world.ts';
import { connect } from './connection.ts';
import { type Projector } from './projector.ts';

const { url, sql, store, codec, start, eventIds, checkpoint } = engineWorld();

describe('the checkpoint', () => {
  test('moves over events of others too, so that whoever waits for any position is answered', async () => {
    const projector = start();
    await leads(projector);
    const { position } = await append(store(), counted(), 'somethingElse');
    await until(
      'the checkpoint',
      async () => (await checkpoint()).commit_position === String(position.commit),
    );
    expect(await eventIds()).toEqual([]);
  });

  test('is where the next start goes on', async () => {
    const ids = [(await append(store())).id, (await append(store())).id];
    const first = start();
    await until('two events', async () => (await leads(first), (await eventIds()).length === 2));
    await first.stop();
    ids.push((await append(store())).id);
    await leads(start());
    await until('three events', async () => (await eventIds()).length === 3);
    expect(await eventIds()).toEqual(ids.sort());
  });
});

describe('an event that can’t be projected, where no further stream may be parked', () => {
  test('stops the projector there: all before it is written, nothing after it, and it says so', async () => {
    const before = [await append(store()), await append(store())];
    const poison = await append(store(), counted({ amount: 'a secret' }));
    await append(store());
    const errors: unknown[] = [];
    const projector = start({ mostParked: 0, rest: 20, onError: (error) => errors.push(error) });
    await until('the stop', () => projector.status().role === 'stopped');
    expect(projector.isReady()).toBe(false);
    expect(projector.status()).toMatchObject({
      position: '2',
      stoppedAt: { eventId: poison.id, error: 'ZodError amount' },
      lag: { events: 2 },
    });
    expect(await eventIds()).toEqual(before.map(({ id }) => id).sort());
    await until('the report', async () => {
      const { rows } = await sql().query<{ stopped_at: string }>(
        'select stopped_at from read.projection_status',
      );
      return rows[0]?.stopped_at === poison.id;
    });
    await until('another try', () => errors.length >= 2);
    expect(await eventIds()).toHaveLength(2);
  });

  test('does not hold it up for ever: when it can be, all goes on', async () => {
    let broken = true;
    const projector = start({
      mostParked: 0,
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
    const ids = [(await append(store())).id, (await append(store())).id];
    await until('the stop', () => projector.status().role === 'stopped');
    broken = false;
    await until('both', async () => (await eventIds()).length === 2);
    await leads(projector);
    expect(await eventIds()).toEqual(ids.sort());
    expect(projector.status()).not.toHaveProperty('stoppedAt');
  });
});

test.each<[string, Projector['apply']]>([
  [
    'one of several statements',
    async (events, connection) => {
      await Promise.all([
        countingProjector.apply(events, connection),
        connection.query('select 1 / 0'),
        connection.query('select 1'),
      ]);
      return [];
    },
  ],
  [
    'what would be told of it',
    async (events, connection) => {
      const changes = await countingProjector.apply(events, connection);
      return changes.map((change) => ({ ...change, id: 'too long for Postgres'.repeat(500) }));
    },
  ],
])('of a batch nothing is written when %s fails', async (_, apply) => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const projector = start({ mostParked: 0, rest: 20, onError, projector: { ...countingProjector, apply } });
  await leads(projector);
  await append(store());
  await until('two tries', () => errors.length >= 2);
  expect(projector.status().stoppedAt).toBeDefined();
  expect(await eventIds()).toEqual([]);
  expect((await checkpoint()).commit_position).toBe('0');
});

describe('what is told after a commit', () => {
  type Told = { projector: string; position: string; changes?: { id: string }[]; resync?: boolean };
  const listening = async () => {
    const told: Told[] = [];
    const client = await connect({ database: url(), instance: 'listener' });
    client.on('notification', ({ payload }) => told.push(JSON.parse(payload!) as Told));
    await client.query('listen projections');
    return { told, stop: () => client.end() };
  };

  test('is where it stands, and while history is read no more than that', async () => {
    const history = Array.from({ length: 2_000 }, () => counted());
    await store().append('counter-many', history, 'noStream');
    const { told, stop } = await listening();
    await leads(start());
    const { position } = await append(store());
    const last = () => told.filter((one) => one.position === String(position.commit));
    await until('the last event to be told', () => last().length > 0);
    expect(told[0]).toMatchObject({ projector: 'counting', resync: true });
    expect(told.flatMap(({ changes = [] }) => changes).length).toBeLessThan(history.length / 2);
    expect(last()).toMatchObject([{ changes: [{ resource: 'counters', version: 1 }] }]);
    await stop();
  });

  test('is split where Postgres would not take it', async () => {
    const projector = start();
    await leads(projector);
    const { told, stop } = await listening();
    const many = Array.from({ length: 120 }, () => counted());
    await store().append('counter-many', many, 'noStream');
    const changes = () => told.flatMap((one) => one.changes ?? []);
    await until('all changes', () => changes().length === 120);
    expect(told.length).toBeGreaterThan(1);
    await stop();
  });
});

describe('lag', () => {
  test('is told in events and seconds while it is behind, and is none once it has come up', async () => {
    let letGo = (): void => {};
    const paused = new Promise<void>((resolve) => (letGo = resolve));
    // Before its transaction, which Postgres would end for its silence.
    const slow = start({
      codec: {
        ...codec,
        async decode(...args) {
          await paused;
          return codec.decode(...args);
        },
      },
    });
    await leads(slow);
    for (let count = 0; count < 3; count += 1) await append(store());
    await until('a lag of 3', () => slow.status().lag.events === 3);
    await until('a lag of a second', () => slow.status().lag.seconds > 1);
    letGo();
    await until('no lag', () => slow.status().lag.events === 0);
    expect(slow.status()).toMatchObject({ position: '3', lag: { seconds: 0 } });
  });

  test('of a frozen subscription is seen, and the projector is not ready', async () => {
    const frozen: EventStore = {
      ...store(),
      subscribe(after) {
        const real = store().subscribe(after);
        async function* deaf() {
          for await (const signal of real) if (signal.kind === 'caughtUp') yield signal;
        }
        return { [Symbol.asyncIterator]: deaf, close: () => real.close() };
      },
    };
    const projector = start({ store: frozen, feed: { silence: 50, retry: 5_000 } });
    await leads(projector);
    await append(store());
    await until('frozen', () => projector.status().frozen);
    expect(projector.isReady()).toBe(false);
    await until('a lag', () => projector.status().lag.events === 1);
  });
});

test('keys that can’t be read for a moment are no event’s fault: it comes back to them', async () => {
  const nowhere = 'postgres://127.0.0.1:1/keys';
  let isAway = true;
  const away: EventCodec = {
    ...codec,
    async decode(...args) {
      if (isAway) await connect({ database: nowhere, instance: 'keys' });
      return codec.decode(...args);
    },
  };
  const roles = new Set<string>();
  const errors: unknown[] = [];
  const projector = start({
    codec: away,
    onError(error) {
      roles.add(projector.status().role);
      errors.push(error);
    },
  });
  await leads(projector);
  const { id } = await append(store());
  await until('two tries', () => errors.length >= 2);
  expect(new Set(errors.map((error) => (error as { code?: string }).code))).toEqual(
    new Set(['ECONNREFUSED']),
  );
  expect(roles).not.toContain('stopped');
  expect((await sql().query('select from read.parked_stream')).rowCount).toBe(0);
  isAway = false;
  await until('the event', async () => (await eventIds()).includes(id));
  expect(projector.status().parked).toBe(0);
});

test('a database that goes away for a moment is come back to', async () => {
  const projector = start();
  await leads(projector);
  await append(store());
  await until('the event', async () => (await eventIds()).length === 1);
  await sql().query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'counting_v1%' and datname = current_database()`,
  );
  const { id } = await append(store());
  await until('the next event', async () => (await eventIds()).includes(id));
  await reaches(projector, '2');
  expect(await eventIds()).toHaveLength(2);
});
