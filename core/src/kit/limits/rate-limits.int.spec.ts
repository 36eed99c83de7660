import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { HttpProblem } from '../service/index.ts';
import { forgetOldUses, inMemoryLimits, type Limits, limitTable, postgresLimits } from './rate-limits.ts';

let pool: Pool;
const schema = 'counts';
const inPostgres = (forReads = false): Limits => postgresLimits({ pool, schema, forReads });
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database, 20);
  await pool.query(`create schema counts; ${limitTable(schema)}`);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const refusal = async (taking: Promise<void>): Promise<HttpProblem | undefined> => {
  try {
    await taking;
    return undefined;
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
};

describe.each([
  ['in Postgres', () => inPostgres()],
  ['in memory', () => inMemoryLimits()],
])('limits %s', (_, open) => {
  const limiter = (uses: number, within = 60_000) => open()(randomUUID(), { uses, within });

  test('let so many uses through, and tell the next when to come again', async () => {
    const { take } = limiter(2, 1_500);
    await take('a', '1');
    await take('a');
    const refused = await refusal(take('a', '3'));
    expect(refused?.problem.status).toBe(429);
    expect(refused?.headers['retry-after']).toMatch(/^[12]$/);
    await pause(1_600);
    expect(await refusal(take('a', '3'))).toBeUndefined();
  });

  test('count the same use once, also when all are used up', async () => {
    const { take } = limiter(1);
    for (let time = 0; time < 20; time += 1) await take('a', { key: 'same' });
    expect(await refusal(take('a', { key: 'other' }))).toBeDefined();
    await take('a', { key: 'same' });
  });

  test('count keys apart, and limits of other names', async () => {
    const { take } = limiter(1);
    await take('a');
    expect(await refusal(take('b'))).toBeUndefined();
    expect(await refusal(limiter(1).take('a'))).toBeUndefined();
  });

  test('count a use that is given back as none', async () => {
    const { take, giveBack } = limiter(1);
    await take('a');
    await giveBack('a');
    await giveBack('nobody');
    expect(await refusal(take('a'))).toBeUndefined();
    expect(await refusal(take('a'))).toBeDefined();
  });

  test('let no more through of many that come at once', async () => {
    const { take } = limiter(5);
    const taken = await Promise.all(Array.from({ length: 40 }, (__, use) => refusal(take('a', use))));
    expect(taken.filter((refused) => refused === undefined)).toHaveLength(5);
  });
});

test('two instances count together, and what counts no more is forgotten', async () => {
  const name = randomUUID();
  const [one, other] = [inPostgres(), inPostgres()].map((limits) => limits(name, { uses: 1, within: 200 }));
  await one!.take('a');
  expect(await refusal(other!.take('a'))).toBeDefined();
  await pause(250);
  await forgetOldUses({ pool, schema });
  const { rows } = await pool.query('select key from counts.rate_limit where key like $1', [`${name}%`]);
  expect(rows).toEqual([]);
});

describe('limits for what is read', () => {
  const minute = { uses: 3, within: 60_000, tooMany: 'Espera un momento.' };

  test('are shared, and refuse in their own words', async () => {
    const name = randomUUID();
    const [one, other] = [inPostgres(true)(name, minute), inPostgres(true)(name, minute)];
    await one.take('a');
    await other.take('a');
    await one.take('a');
    for (const { take } of [one, other, one, other])
      expect((await refusal(take('a')))?.problem.message).toBe('Espera un momento.');
    expect(await refusal(other.take('b'))).toBeUndefined();
  });

  test('ask Postgres no more about who has used up everything', async () => {
    const name = randomUUID();
    const { take } = inPostgres(true)(name, minute);
    for (let time = 0; time < 20; time += 1) await refusal(take('a'));
    const { rows } = await pool.query('select points from counts.rate_limit where key like $1', [`${name}%`]);
    expect(rows).toEqual([{ points: 3 }]);
  });

  test('are counted by each instance alone while Postgres does not count', async () => {
    const { take } = postgresLimits({ pool, schema: 'nowhere', forReads: true })('a', minute);
    const taken = [];
    for (let time = 0; time < 5; time += 1) taken.push((await refusal(take('a')))?.problem.status);
    expect(taken).toEqual([undefined, undefined, undefined, 429, 429]);
  });
});
