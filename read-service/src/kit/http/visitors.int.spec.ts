import { setTimeout as pause } from 'node:timers/promises';
import { HttpProblem } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { forgetVisitors, openVisitors, type Visitors, visitorTables } from './visitors.ts';

let pool: Pool;
/** Two instances that start together. */
let instances: readonly Visitors[];
const failures: unknown[] = [];
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(visitorTables);
  instances = [1, 2].map(() => openVisitors(pool, (error) => failures.push(error)));
  return async () => {
    for (const { stop } of instances) await stop();
    await pool.end();
    await database.drop();
  };
});

test('an address has one limit at both instances', async () => {
  const [one, other] = instances.map(({ limits }) => limits('documents', { uses: 2, within: 60_000 }));
  await one!.take('203.0.113.7');
  await other!.take('203.0.113.7');
  for (const { take } of [one!, other!]) await expect(take('203.0.113.7')).rejects.toThrow(HttpProblem);
  await other!.take('203.0.113.8');
});

test('who was believed by one instance is known to the other, with how long ago', async () => {
  const [one, other] = instances.map(({ believed }) => believed);
  expect(await other!.within('203.0.113.7', 60_000)).toBe(false);
  await one!.note('203.0.113.7');
  expect(await other!.within('203.0.113.7', 60_000)).toBe(true);
  expect(await other!.within('203.0.113.8', 60_000)).toBe(false);
  await pause(60);
  expect(await other!.within('203.0.113.7', 50)).toBe(false);
  await one!.note('203.0.113.7');
  expect(await other!.within('203.0.113.7', 60_000)).toBe(true);
});

test('visitors are forgotten after a day, and their uses when they count no more', async () => {
  await pool.query(`update visitors.believed set at = at - interval '25 hours'`);
  await pool.query('update visitors.rate_limit set expire = 1');
  await forgetVisitors(pool);
  const { rows } = await pool.query(
    'select (select count(*)::int from visitors.believed) as believed, (select count(*)::int from visitors.rate_limit) as uses',
  );
  expect(rows).toEqual([{ believed: 0, uses: 0 }]);
  expect(failures).toEqual([]);
});
