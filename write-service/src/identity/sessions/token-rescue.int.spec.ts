import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import {
  forgetUnrescued,
  inMemoryTokenRescue,
  postgresTokenRescue,
  tokenRescueSchema,
} from './token-rescue.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(`create schema if not exists write; ${tokenRescueSchema}`);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const stoppedClock = (at = 0) => ({
  now: () => new Date(at),
  later: async (seconds: number) => void (at += seconds * 1_000),
});
const inMemory = () => {
  const { now, later } = stoppedClock();
  return { rescue: inMemoryTokenRescue(now), later };
};
const inPostgres = () => ({
  rescue: postgresTokenRescue(pool),
  later: async (seconds: number) =>
    void (await pool.query(
      'update write.token_rescue set expires_at = expires_at - make_interval(secs => $1)',
      [seconds],
    )),
});

describe.each([
  // The database's clock goes on while it is asked.
  ['in Postgres', inPostgres, 10],
  ['in memory', inMemory, 14],
] as const)('a token that waits %s', (_, open, aWhile) => {
  test('is had once, by its hash', async () => {
    const { rescue } = open();
    const [one, other] = [await rescue.keep('a.b.c'), await rescue.keep('d.e.f')];
    expect(one).not.toBe(other);
    expect(await rescue.take(other)).toEqual({ is: 'good', token: 'd.e.f' });
    expect(await rescue.take(one)).toEqual({ is: 'good', token: 'a.b.c' });
    expect(await rescue.take(one)).toEqual({ is: 'late' });
  });
  test('is had by one of many who come at once', async () => {
    const { rescue } = open();
    const hash = await rescue.keep('a.b.c');
    const taken = await Promise.all(Array.from({ length: 20 }, () => rescue.take(hash)));
    expect(taken.filter(({ is }) => is === 'good')).toEqual([{ is: 'good', token: 'a.b.c' }]);
    expect(taken.filter(({ is }) => is === 'late')).toHaveLength(19);
  });
  test('is gone after 15 seconds', async () => {
    const { rescue, later } = open();
    const [early, late] = [await rescue.keep('a'), await rescue.keep('b')];
    await later(aWhile);
    expect(await rescue.take(early)).toEqual({ is: 'good', token: 'a' });
    await later(15 - aWhile);
    expect(await rescue.take(late)).toEqual({ is: 'late' });
  });
  test('was never there for a hash that somebody made up', async () =>
    expect(await open().rescue.take('0'.repeat(64))).toEqual({ is: 'unknown' }));
});

test('what waits in the database opens nothing for who reads it, and is forgotten', async () => {
  await pool.query('delete from write.token_rescue');
  const hash = await postgresTokenRescue(pool).keep('secret-token');
  const read = async () => JSON.stringify((await pool.query('select * from write.token_rescue')).rows);
  expect(await read()).not.toContain('secret-token');
  expect(await read()).not.toContain(hash);
  const passes = async (time: string) => {
    await pool.query('update write.token_rescue set expires_at = expires_at - $1::interval', [time]);
    await forgetUnrescued(pool);
  };
  await passes('15 seconds');
  expect((await pool.query('select sealed from write.token_rescue')).rows).toEqual([{ sealed: '' }]);
  expect(await postgresTokenRescue(pool).take(hash)).toEqual({ is: 'late' });
  await passes('1 day');
  expect(await read()).toBe('[]');
});
