import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpProblem } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { forgetOldUses, inMemoryLimits, limitSchema, postgresLimits } from './limits.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database, 20);
  await pool.query(limitSchema);
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
  ['in Postgres', () => postgresLimits(pool)],
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
  const [one, other] = [postgresLimits(pool), postgresLimits(pool)].map((limits) =>
    limits(name, { uses: 1, within: 200 }),
  );
  await one!.take('a');
  expect(await refusal(other!.take('a'))).toBeDefined();
  await pause(250);
  await forgetOldUses(pool);
  const { rows } = await pool.query('select key from write.rate_limit where key like $1', [`${name}%`]);
  expect(rows).toEqual([]);
});
