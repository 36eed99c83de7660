import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as bullmq from 'bullmq';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../local/src/testing/postgres.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../../../../projectors/src/testing/redis.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { type SignalledWorker, signalledWorker, type SignalStore } from './signalled-worker.ts';

const opened: SignalledWorker[] = [];
const open = (options: Partial<SignalStore>, work: () => Promise<unknown>, concurrency = 1) => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const store = { database: database.url, ...options };
  const worker = signalledWorker({ ...store, name: 'signalled', concurrency, work, onError });
  opened.push(worker);
  return { ...worker, errors };
};
const closeAll = () => Promise.all(opened.splice(0).map((worker) => worker.close()));
afterEach(closeAll);

/** The contract of signalled work, for every store of signals. */
const contract = (store: () => Partial<SignalStore>): void => {
  test('runs in one of all instances when signalled, and never more at one time than it may', async () => {
    let [runs, atOnce, mostAtOnce] = [0, 0, 0];
    const work = async (): Promise<void> => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await pause(20);
      atOnce -= 1;
      runs += 1;
    };
    const workers = [open(store(), work, 2), open(store(), work, 2)];
    await until('the first of each', () => runs === 2);
    // It is ready a moment after its first signal may have been handled.
    await pause(300);
    await Promise.all(Array.from({ length: 20 }, (_, index) => workers[index % 2]!.signal()));
    await until('twenty more', () => runs === 22);
    expect(mostAtOnce).toBeLessThanOrEqual(4);
    await closeAll();
    expect(runs).toBe(22);
  });

  test('runs once at an instant that is signalled twice, and not before', async () => {
    const times: number[] = [];
    const worker = open(store(), async () => void times.push(Date.now()));
    await until('the first', () => times.length === 1);
    await pause(300);
    const at = new Date(Date.now() + 700);
    await Promise.all([worker.signal(at), worker.signal(at)]);
    await until('the second', () => times.length === 2);
    expect(times[1]).toBeGreaterThanOrEqual(at.getTime());
    await pause(300);
    expect(times).toHaveLength(2);
  });

  test('a failure of the work is reported, and the next signal runs it again', async () => {
    let runs = 0;
    const worker = open(store(), async () => {
      runs += 1;
      if (runs === 1) throw new Error('not this time');
    });
    await until('the failure', () => worker.errors.length > 0);
    await worker.signal();
    await until('another run', () => runs === 2);
    expect(worker.errors).toMatchObject([{ message: 'not this time' }]);
  });

  test('a worker that breaks off is reported, and another one takes its place', async () => {
    vi.spyOn(bullmq.Worker.prototype, 'run').mockRejectedValueOnce(new Error('broke off'));
    let runs = 0;
    const worker = open(store(), async () => void (runs += 1));
    await until('the work', () => runs > 0);
    expect(worker.errors).toMatchObject([{ message: 'broke off' }]);
  });

  test('closing ends after the work at hand', async () => {
    let [begun, done] = [0, 0];
    open(store(), async () => {
      begun += 1;
      await pause(500);
      done += 1;
    });
    await until('its beginning', () => begun === 1);
    await closeAll();
    expect(done).toBe(1);
  });
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

describe('signalled work on Postgres', () => contract(() => ({})));

const withoutRedis = 'signalled work on Redis: SKIPPED, this machine has no redis-server';
describe.skipIf(!hasRedis)(hasRedis ? 'signalled work on Redis' : withoutRedis, () => {
  let redis: TestRedis;
  beforeAll(async () => void (redis = await startTestRedis()));
  afterAll(() => redis.stop());
  contract(() => ({ database: 'postgres://nobody@127.0.0.1:1/none', redisUrl: redis.url }));

  test('goes on when a Redis that was away is back, and asks for it once a second meanwhile', async () => {
    let runs = 0;
    const worker = open({ redisUrl: redis.url }, async () => void (runs += 1));
    await until('the first', () => runs === 1);
    await redis.stop();
    await until('the loss', () => worker.errors.length > 0);
    await worker.signal();
    await pause(2_500);
    expect(worker.errors.length).toBeLessThanOrEqual(4);
    redis = await startTestRedis(redis.port);
    await until('the signal', () => runs === 2);
  });

  test('closes while there is no Redis', async () => {
    const worker = open({ redisUrl: 'redis://127.0.0.1:1' }, async () => {});
    await until('the refusal', () => worker.errors.length > 0);
    await worker.close();
  });
});
if (!hasRedis) process.stderr.write(`\n${withoutRedis}\n`);

test('a role that may make no schema keeps its jobs in its own', async () => {
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const role = `keeper_${database.name}`;
  await admin.query(`create role ${role} login password 'k'; create schema kept authorization ${role}`);
  try {
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'k'];
    let runs = 0;
    const worker = open({ database: url.href, schema: 'kept' }, async () => void (runs += 1));
    await until('its first signal', () => runs === 1);
    await worker.signal();
    await until('the signal', () => runs === 2);
    await worker.close();
  } finally {
    await admin.query(`drop owned by ${role} cascade; drop role ${role}`);
    await admin.end();
  }
});

test.each(['at once', 'while it connects', 'after its work'])(
  'who closes %s leaves no connection behind',
  async (when) => {
    const own = await createTestDatabase();
    const admin = new pg.Client({ connectionString: own.url });
    await admin.connect();
    try {
      let runs = 0;
      const worker = open({ database: own.url }, async () => void (runs += 1));
      const others = `select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
      const listed = async () => (await admin.query<object>(others)).rows;
      if (when === 'while it connects') await until('a connection', async () => (await listed()).length > 0);
      if (when === 'after its work') await until('its first signal', () => runs === 1);
      await worker.close();
      // What is left would come within a moment, and stay; what was closed may take a moment to go, and what is idle goes
      // after ten seconds.
      await pause(200);
      await expect.poll(listed, { timeout: 8_000 }).toEqual([]);
    } finally {
      await admin.end();
      await own.drop();
    }
  },
);

describe('whose database turns it away', () => {
  let admin: pg.Client;
  let role: string;
  const openAs = (work: () => Promise<unknown>) =>
    open(
      {
        database: Object.assign(new URL(database.url), { username: role, password: 'k' }).href,
        schema: role,
      },
      work,
    );
  beforeEach(async () => {
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    role = `unwanted_${randomBytes(4).toString('hex')}`;
    await admin.query(`create role ${role} login password 'k'; create schema ${role} authorization ${role}`);
  });
  afterEach(async () => {
    await closeAll();
    await admin.query(`drop owned by ${role} cascade; drop role ${role}`);
    await admin.end();
  });

  test.each([
    { whom: 'everybody', refuse: 'nologin', admit: 'login', message: 'not permitted to log in' },
    {
      whom: 'a worker',
      refuse: 'connection limit 1',
      admit: 'connection limit -1',
      message: 'too many conn',
    },
  ])('$whom at the start: it begins when it is let in, and the process lives meanwhile', async (refusal) => {
    await admin.query(`alter role ${role} ${refusal.refuse}`);
    let runs = 0;
    const worker = openAs(async () => void (runs += 1));
    await until('the refusal', () => worker.errors.length > 0);
    await worker.signal();
    await admin.query(`alter role ${role} ${refusal.admit}`);
    await until('the first signal', () => runs > 0);
    expect(String(worker.errors[0])).toContain(refusal.message);
  });

  const turnAway = async (): Promise<void> => {
    await admin.query(`alter role ${role} nologin;
      select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  };
  /** How often it asked in a second, at most; without a pause it would be hundreds of times. */
  const errorsInASecond = async (errors: readonly unknown[]): Promise<number> => {
    await until('the refusal', () => errors.length > 0);
    // First each of its connections breaks and tells.
    await pause(300);
    const [before, began] = [errors.length, Date.now()];
    await pause(1_000);
    return ((errors.length - before) * 1_000) / (Date.now() - began);
  };

  test('a worker in the midst of its work: it asks once a second, and then goes on', async () => {
    let runs = 0;
    const worker = openAs(async () => {
      runs += 1;
      await pause(20);
    });
    await until('its first signal', () => runs === 1);
    await Promise.all(Array.from({ length: 50 }, () => worker.signal()));
    await turnAway();
    const done = runs;
    expect(done).toBeLessThan(51);
    expect(await errorsInASecond(worker.errors)).toBeLessThan(10);
    await admin.query(`alter role ${role} login`);
    await until('all', () => runs >= 51);
  });

  test('a worker that waits for work: it asks once a second, and then hears it again', async () => {
    let runs = 0;
    const worker = openAs(async () => void (runs += 1));
    await until('its first signal', () => runs === 1);
    await pause(200);
    await turnAway();
    expect(await errorsInASecond(worker.errors)).toBeLessThan(6);
    await admin.query(`alter role ${role} login`);
    await worker.signal();
    await until('the signal', () => runs === 2);
  });

  test('workers whose connections break one soon after the other: the process lives', async () => {
    for (let delay = 0; delay < 20; delay++) {
      let runs = 0;
      for (let index = 0; index < 4; index++) openAs(async () => void (runs += 1));
      await until('their first signals', () => runs === 4);
      await pause(100);
      const backends = `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`;
      await admin.query(
        `${backends} and query not like 'LISTEN%'; select pg_sleep(${delay / 2_000}); ${backends}`,
      );
      await closeAll();
    }
  });
});
