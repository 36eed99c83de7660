import { randomUUID } from 'node:crypto';
import { onceAMoment } from '@cotejo/core/identity/server';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { endedSessionSchema, forgetEnded, orEnded, postgresNoteEnded } from './ended-sessions.ts';

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

test('every instance refuses its token at once, whatever it was told a moment ago', async () => {
  const ids = { id: randomUUID(), sessionId: randomUUID() };
  const stoodStill = () => 0;
  const instances = [1, 2].map(() =>
    orEnded(
      pool,
      onceAMoment(async () => false, stoodStill),
    ),
  );
  const told = (who = ids) => Promise.all(instances.map((isOutdated) => isOutdated(who)));
  expect(await told()).toEqual([false, false]);
  await postgresNoteEnded(pool)(ids.sessionId);
  expect(await told()).toEqual([true, true]);
  expect(await told({ ...ids, sessionId: randomUUID() })).toEqual([false, false]);
});

test('whose token is outdated for another reason is refused as before', async () =>
  expect(await orEnded(pool, async () => true)({ id: randomUUID() })).toBe(true));
