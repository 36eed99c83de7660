import { describe, expect, test } from 'vitest';
import { append, countingProjector } from '../../testing/counting.ts';
import { engineWorld, isLeader, leads } from '../../testing/engine-world.ts';
import { until } from '../../testing/world.ts';
import { connect } from './connection.ts';
import { type Projector, schemaOf } from './index.ts';
import { Superseded } from './schema.ts';

const { url, sql, store, start, eventIds } = engineWorld();

/** The next version, which has one more column; it can be held up while it is built. */
const next = (wait: Promise<void> = Promise.resolve()): Projector => ({
  ...countingProjector,
  version: 2,
  views: { counted: 'select *, 2 as version from counted' },
  async apply(events, connection) {
    await wait;
    return countingProjector.apply(events, connection);
  },
});

const gate = () => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

const schemas = async (): Promise<string[]> => {
  const { rows } = await sql().query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname like 'counting%' order by 1`,
  );
  return rows.map(({ nspname }) => nspname);
};
const statuses = async () =>
  (await sql().query('select version, shown from read.projection_status order by version')).rows as unknown[];
const columns = async (): Promise<string[]> =>
  (await sql().query('select * from read.counted limit 0')).fields.map(({ name }) => name);

describe('a new version of a read model', () => {
  test('is built beside the old one, which is read until the new one has caught up, and then no more', async () => {
    const ids = [(await append(store())).id, (await append(store())).id];
    const old = start();
    await until('both events', async () => (await leads(old), (await eventIds()).length === 2));
    const { opened, open } = gate();
    const built = start({ projector: next(opened) });
    await until('its beginning', () => isLeader(built));
    await until('both schemas', async () => (await schemas()).length === 2);
    expect(await columns()).toEqual(['id', 'stream']);
    // The old one goes on meanwhile, as it does where instances are replaced one by one.
    ids.push((await append(store())).id);
    await until('the third event', async () => (await eventIds()).length === 3);
    expect(await statuses()).toEqual([
      { version: 1, shown: true },
      { version: 2, shown: false },
    ]);
    open();
    await until('the switch', async () => (await columns()).includes('version'));
    await until('the end of the old one', async () => (await schemas()).length === 1);
    expect(await eventIds()).toEqual(ids.sort());
    expect(await statuses()).toEqual([{ version: 2, shown: true }]);
    ids.push((await append(store())).id);
    await until('the fourth event', async () => (await eventIds()).length === 4);
    expect(await schemas()).toEqual([schemaOf(next())]);
  });

  test('lets nobody wait for somebody who reads the old one for long, and is seen afterwards', async () => {
    await append(store());
    const old = start();
    await until('the event', async () => (await leads(old), (await eventIds()).length === 1));
    const reader = await connect({ database: url(), instance: 'reader' });
    await reader.query('begin');
    await reader.query('select * from read.counted');
    const errors: unknown[] = [];
    start({ projector: next(), onError: (error) => errors.push(error) });
    await until('a vain try', () => errors.length > 0);
    expect(errors[0]).toMatchObject({ code: '55P03' });
    expect(await columns()).toEqual(['id', 'stream']);
    await reader.query('commit');
    await reader.end();
    await until('the switch', async () => (await columns()).includes('version'));
    await until('the end of the old one', async () => (await schemas()).length === 1);
    expect(await eventIds()).toHaveLength(1);
  });

  test('tells nothing of its positions before it is seen, and then that everything may have changed', async () => {
    await append(store());
    const old = start();
    await until('the event', async () => (await leads(old), (await eventIds()).length === 1));
    await old.stop();
    const { position } = await append(store());
    const told: object[] = [];
    const listener = await connect({ database: url(), instance: 'listener' });
    listener.on('notification', ({ payload }) => told.push(JSON.parse(payload!) as object));
    await listener.query('listen projections');
    const { opened, open } = gate();
    const built = start({ projector: next(opened) });
    await until('its beginning', () => isLeader(built));
    open();
    await until('the word', () => told.length > 0);
    expect(told).toEqual([{ projector: 'counting', position: String(position.commit), resync: true }]);
    expect(await columns()).toContain('version');
    await listener.end();
  });

  test('that was killed while it was built goes on where it was', async () => {
    await append(store());
    const old = start();
    await until('the event', async () => (await leads(old), (await eventIds()).length === 1));
    await old.stop();
    const { opened, open } = gate();
    const first = start({ projector: next(opened) });
    await until('its beginning', () => isLeader(first));
    await sql().query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'counting_v2%' and datname = current_database()`,
    );
    open();
    const second = start({ projector: next() });
    await until('the switch', async () => (await columns()).includes('version'));
    await until('a leader', () => isLeader(first) || isLeader(second));
    expect(await eventIds()).toHaveLength(1);
  });

  test('is found by what was there before versions were kept on record', async () => {
    const old = start();
    await append(store());
    await until('the event', async () => (await leads(old), (await eventIds()).length === 1));
    await old.stop();
    await sql().query('drop table checkpoints.shown cascade');
    await leads(start({ projector: next() }));
    await until('the switch', async () => (await schemas()).join() === 'counting_v2');
    expect(await eventIds()).toHaveLength(1);
  });
});

test('code that is older than what is shown builds nothing, and says so', async () => {
  await append(store());
  await leads(start({ projector: next() }));
  const errors: unknown[] = [];
  const older = start({ onError: (error) => errors.push(error) });
  await until('two tries', () => errors.length >= 2);
  expect(errors[0]).toBeInstanceOf(Superseded);
  expect(older.isReady()).toBe(false);
  expect(await schemas()).toEqual(['counting_v2']);
  expect(await eventIds()).toHaveLength(1);
});
