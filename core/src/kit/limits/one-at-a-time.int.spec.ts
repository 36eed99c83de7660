import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { oneAtATime } from './one-at-a-time.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database, 20);
  await pool.query('create table thing (owner text not null)');
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const add = (owner: string): Promise<boolean> =>
  oneAtATime(pool, `things of ${owner}`, async (client) => {
    const { rowCount } = await client.query(
      'insert into thing select $1 where (select count(*) from thing where owner = $1) < 5',
      [owner],
    );
    return rowCount === 1;
  });
const countOf = async (owner: string): Promise<number> =>
  (await pool.query('select from thing where owner = $1', [owner])).rowCount!;

test('of thirty that count before they add, as many add as there is room for', async () => {
  const added = await Promise.all(Array.from({ length: 30 }, (_, nth) => add(nth % 2 ? 'ana' : 'eva')));
  expect(added.filter(Boolean)).toHaveLength(10);
  expect([await countOf('ana'), await countOf('eva')]).toEqual([5, 5]);
});

test('what fails leaves nothing, and holds nobody up', async () => {
  const failing = oneAtATime(pool, 'things of leo', async (client) => {
    await client.query(`insert into thing values ('leo')`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await add('leo')).toBe(true);
  expect(await countOf('leo')).toBe(1);
});
