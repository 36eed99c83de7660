import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../local/src/testing/postgres.ts';
import { prepareTickets, sweepTickets } from './ticket-table.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('tickets that nobody used in time are swept, the others stay', async () => {
  await prepareTickets(pool);
  await pool.query(`insert into live.ticket values
    ('old', '{}', now() - interval '1 second'), ('good', '{}', now() + interval '20 seconds')`);
  expect(await sweepTickets(pool)).toBe(1);
  expect((await pool.query('select hash from live.ticket')).rows).toEqual([{ hash: 'good' }]);
});
