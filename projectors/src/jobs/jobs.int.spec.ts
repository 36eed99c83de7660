import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { prepareTickets, sweepTickets } from '../live/ticket-table.ts';
import { hasRedis, startTestRedis } from '../testing/redis.ts';
import { until } from '../testing/world.ts';
import { type JobOptions, type Jobs, openJobs } from './jobs.ts';

/** What regular work is promised, whatever keeps its clock. */
const jobsContract = (options: () => JobOptions): void => {
  const opened: Jobs[] = [];
  const open = async (onError?: (error: unknown) => void): Promise<Jobs> => {
    const jobs = await openJobs({ ...options(), onError });
    opened.push(jobs);
    return jobs;
  };
  const closeAll = () => Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  afterAll(closeAll);

  test('is done again and again, each time by one of all instances', async () => {
    const times: number[] = [];
    const work = async () => void times.push(Date.now());
    await Promise.all([(await open()).every('often', 300, work), (await open()).every('often', 300, work)]);
    await until('five times', () => times.length >= 5);
    const spans = times.slice(1).map((time, index) => time - times[index]!);
    // The first is due at once; from then on nobody is early, as they would be if each instance had its own clock.
    expect(spans.slice(1).reduce((sum, span) => sum + span, 0)).toBeGreaterThan(3 * 300 - 150);
    await closeAll();
    const done = times.length;
    await pause(700);
    expect(times.length).toBe(done);
  });

  test('is tried again when it fails, and the failure is told', async () => {
    const errors: unknown[] = [];
    let tries = 0;
    const jobs = await open((error) => errors.push(error));
    await jobs.every('fails-once', 60_000, async () => {
      tries += 1;
      if (tries === 1) throw new Error('not this time');
    });
    await until('two tries', () => tries === 2);
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

test('tickets that nobody used in time are swept, the others stay', async () => {
  const pool = new pg.Pool({ connectionString: database.url });
  await prepareTickets(pool);
  await pool.query(`insert into live.ticket values
    ('old', '{}', now() - interval '1 second'), ('good', '{}', now() + interval '20 seconds')`);
  expect(await sweepTickets(pool)).toBe(1);
  expect((await pool.query('select hash from live.ticket')).rows).toEqual([{ hash: 'good' }]);
  await pool.end();
});
