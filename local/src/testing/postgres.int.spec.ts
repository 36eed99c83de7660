/** Test files share one server and nothing else. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

test('each test file has an empty database of its own, gone at the end', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(one.url, 'create table mine ()');
  await expect(query(other.url, 'select from mine')).rejects.toThrow(/does not exist/);
  await one.drop();
  await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/);
  await other.drop();
});
