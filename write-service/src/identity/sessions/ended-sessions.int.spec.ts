import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { endedSessionSchema, forgetEnded, postgresNoteEnded } from './ended-sessions.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(endedSessionSchema);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

test('a session that ended is remembered as long as its last token lives', async () => {
  const id = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => postgresNoteEnded(pool)(id)));
  const passes = async (seconds: number) => {
    await pool.query('update write.ended_session set forget_at = forget_at - make_interval(secs => $1)', [
      seconds,
    ]);
    await forgetEnded(pool);
    return (await pool.query<{ id: string }>('select session_id as id from write.ended_session')).rows;
  };
  expect(await passes(240)).toEqual([{ id }]);
  expect(await passes(60)).toEqual([]);
});
