import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import {
  forgetOldRequests,
  inMemoryRecentRequests,
  postgresRecentRequests,
  recentRequestSchema,
} from './recent-requests.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database, 20);
  await pool.query(recentRequestSchema);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

/** Lets time go by for what was remembered. */
const age = (contentHash: string, minutes: number) =>
  pool.query(`update write.recent_request set at = at - make_interval(mins => $2) where content_hash = $1`, [
    contentHash,
    minutes,
  ]);
const stoppedClock = (at = 0) => ({
  now: () => new Date(at),
  pass: (minutes: number) => void (at += minutes * 60_000),
});
const inMemory = () => {
  const { now, pass } = stoppedClock();
  return {
    requests: inMemoryRecentRequests(now),
    later: async (_: string, minutes: number) => pass(minutes),
  };
};
const inPostgres = () => ({ requests: postgresRecentRequests(pool), later: age });

describe.each([
  ['in Postgres', inPostgres],
  ['in memory', inMemory],
])('recent requests %s', (_, open) => {
  test('are the command that their content was first given', async () => {
    const { requests } = open();
    const [content, first] = [randomUUID(), randomUUID()];
    expect(await requests.commandIdFor(content, first)).toBe(first);
    expect(await requests.commandIdFor(content, randomUUID())).toBe(first);
    const other = randomUUID();
    expect(await requests.commandIdFor(randomUUID(), other)).toBe(other);
  });

  test('are one command for 200 who come at once', async () => {
    const { requests } = open();
    const content = randomUUID();
    const ids = await Promise.all(
      Array.from({ length: 200 }, () => requests.commandIdFor(content, randomUUID())),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('are new ones after ten minutes, counted from the first', async () => {
    const { requests, later } = open();
    const [content, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await requests.commandIdFor(content, first);
    await later(content, 9);
    expect(await requests.commandIdFor(content, second)).toBe(first);
    await later(content, 1);
    expect(await requests.commandIdFor(content, second)).toBe(second);
    expect(await requests.commandIdFor(content, randomUUID())).toBe(second);
  });
});

test('are one command for two instances that are asked at once', async () => {
  const instances = [
    postgresRecentRequests(pool),
    postgresRecentRequests(pool),
    postgresRecentRequests(pool),
  ];
  for (let round = 0; round < 30; round += 1) {
    const content = randomUUID();
    const ids = await Promise.all(instances.map((one) => one.commandIdFor(content, randomUUID())));
    expect(new Set(ids).size).toBe(1);
  }
});

test('what nobody can repeat any more is forgotten, and the rest is not', async () => {
  const requests = postgresRecentRequests(pool);
  const [old, young, first] = [randomUUID(), randomUUID(), randomUUID()];
  await requests.commandIdFor(old, randomUUID());
  await requests.commandIdFor(young, first);
  await age(old, 10);
  await forgetOldRequests(pool);
  const { rows } = await pool.query(
    'select content_hash from write.recent_request where content_hash = any($1)',
    [[old, young]],
  );
  expect(rows).toEqual([{ content_hash: young }]);
  expect(await requests.commandIdFor(young, randomUUID())).toBe(first);
});
