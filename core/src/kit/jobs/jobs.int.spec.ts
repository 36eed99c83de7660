import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../local/src/testing/postgres.ts';
import { hasRedis, startTestRedis } from '../../../../projectors/src/testing/redis.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { type JobOptions, type Jobs, openJobs } from './jobs.ts';

/** What regular work is promised, whatever keeps its clock. */
const jobsContract = (options: () => JobOptions): void => {
  const opened: Jobs[] = [];
  const open = (onError?: (error: unknown) => void): Jobs => {
    const jobs = openJobs({ ...options(), onError });
    opened.push(jobs);
    return jobs;
  };
  const closeAll = () => Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  afterAll(closeAll);

  test('is done again and again, each time by one of all instances', async () => {
    const times: number[] = [];
    const work = async () => void times.push(Date.now());
    for (const jobs of [open(), open()]) jobs.every('often', 300, work);
    await until('the first', () => times.length > 0);
    const [began, before] = [Date.now(), times.length];
    await until('six times more', () => times.length >= before + 6);
    // One may be late, and the next in time again; nobody is early, as they would be if each instance had its own clock.
    expect(times[before + 5]! - began).toBeGreaterThan(4 * 300 - 150);
    await closeAll();
    const done = times.length;
    await pause(700);
    expect(times.length).toBe(done);
  });

  test('runs in one of all instances when signalled, and never more at one time than it may', async () => {
    const [one, other] = [open(), open()];
    let [runs, atOnce, mostAtOnce] = [0, 0, 0];
    const work = async (): Promise<void> => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await pause(20);
      atOnce -= 1;
      runs += 1;
    };
    const workers = [one.worker('signalled', 2, work), other.worker('signalled', 2, work)];
    await until('the first of each', () => runs === 2);
    // It is ready a moment after its first signal may have been handled.
    await pause(300);
    await Promise.all(Array.from({ length: 20 }, (_, index) => workers[index % 2]!.signal()));
    await until('twenty more', () => runs === 22);
    expect(mostAtOnce).toBeLessThanOrEqual(4);
    await closeAll();
    expect(runs).toBe(22);
  });

  test('is tried again when it fails, and the failure is told', async () => {
    const errors: unknown[] = [];
    let tries = 0;
    const jobs = open((error) => errors.push(error));
    jobs.every('fails-once', 60_000, async () => {
      tries += 1;
      if (tries === 1) throw new Error('not this time');
    });
    await until('two tries', () => tries >= 2);
    expect(errors).toMatchObject([{ message: 'not this time' }]);
    await closeAll();
  });
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

describe('regular work on Postgres', () => jobsContract(() => ({ database: database.url })));

const withoutRedis = 'regular work on Redis: SKIPPED, this machine has no redis-server';
describe.skipIf(!hasRedis)(hasRedis ? 'regular work on Redis' : withoutRedis, () => {
  let redisUrl: string;
  beforeAll(async () => {
    const redis = await startTestRedis();
    redisUrl = redis.url;
    return () => redis.stop();
  });
  jobsContract(() => ({ database: 'postgres://nobody@127.0.0.1:1/none', redisUrl }));
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
    const jobs = openJobs({ database: url.href, schema: 'kept' });
    const worker = jobs.worker('signalled', 1, async () => void (runs += 1));
    await until('its first signal', () => runs === 1);
    await worker.signal();
    await until('the signal', () => runs === 2);
    await jobs.close();
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
      const jobs = openJobs({ database: own.url });
      jobs.worker('signalled', 1, async () => void (runs += 1));
      const others = `select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
      const listed = async () => (await admin.query<object>(others)).rows;
      if (when === 'while it connects') await until('a connection', async () => (await listed()).length > 0);
      if (when === 'after its work') await until('its first signal', () => runs === 1);
      await jobs.close();
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
  let errors: unknown[];
  let jobs: Jobs;
  const open = (): void => {
    const url = Object.assign(new URL(database.url), { username: role, password: 'k' }).href;
    jobs = openJobs({ database: url, schema: role, onError: (error) => errors.push(error) });
  };
  beforeEach(async () => {
    errors = [];
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    role = `unwanted_${randomBytes(4).toString('hex')}`;
    await admin.query(`create role ${role} login password 'k'; create schema ${role} authorization ${role}`);
  });
  afterEach(async () => {
    await jobs.close();
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
    open();
    let runs = 0;
    const worker = jobs.worker('signalled', 1, async () => void (runs += 1));
    await until('the refusal', () => errors.length > 0);
    await worker.signal();
    await admin.query(`alter role ${role} ${refusal.admit}`);
    await until('the first signal', () => runs > 0);
    expect(String(errors[0])).toContain(refusal.message);
  });

  const turnAway = async (): Promise<void> => {
    await admin.query(`alter role ${role} nologin;
      select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  };
  /** How often it asked in a second, at most; without a pause it would be hundreds of times. */
  const errorsInASecond = async (): Promise<number> => {
    await until('the refusal', () => errors.length > 0);
    // First each of its connections breaks and tells.
    await pause(300);
    const [before, began] = [errors.length, Date.now()];
    await pause(1_000);
    return ((errors.length - before) * 1_000) / (Date.now() - began);
  };

  test('a worker in the midst of its work: it asks once a second, and then goes on', async () => {
    open();
    let runs = 0;
    const worker = jobs.worker('signalled', 1, async () => {
      runs += 1;
      await pause(20);
    });
    await until('its first signal', () => runs === 1);
    await Promise.all(Array.from({ length: 50 }, () => worker.signal()));
    await turnAway();
    const done = runs;
    expect(done).toBeLessThan(51);
    expect(await errorsInASecond()).toBeLessThan(10);
    await admin.query(`alter role ${role} login`);
    await until('all', () => runs >= 51);
  });

  test('a worker that waits for work: it asks once a second, and then hears it again', async () => {
    open();
    let runs = 0;
    const worker = jobs.worker('signalled', 1, async () => void (runs += 1));
    await until('its first signal', () => runs === 1);
    await pause(200);
    await turnAway();
    expect(await errorsInASecond()).toBeLessThan(6);
    await admin.query(`alter role ${role} login`);
    await worker.signal();
    await until('the signal', () => runs === 2);
  });
});
