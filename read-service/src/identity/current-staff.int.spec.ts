import { type SignedIn } from '@cotejo/core/identity/server';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import {
  endedSessionSchema,
  postgresNoteEnded,
} from '../../../write-service/src/identity/sessions/ended-sessions.ts';
import { openHouse } from '../../../write-service/src/testing/house.ts';
import { outdatedByTheReadModels } from './current-staff.ts';

let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  await pool.query(endedSessionSchema);
  // The read models as they stay while every projector is stopped.
  await pool.query(`create schema read;
    create table read.staff_member (id uuid primary key, epoch int not null);
    create table read.staff_session (id uuid primary key, epoch int not null)`);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

test('a logout is known at once, also while every projector is stopped', async () => {
  const house = await openHouse({ parts: { noteEnded: postgresNoteEnded(pool) } });
  const [email, password] = ['rosa@demo.test', 'Demo#2026'];
  await house.hire('EJECUTIVO', ['PE'], { email, password });
  const post = (path: string, payload: object, headers = {}) =>
    house.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
  const login = async () => {
    const answer = await post('login', { email, password });
    const { token } = answer.json<{ token: string }>();
    const [cookie] = answer.cookies;
    const { who } = (await house.tokens.verify(token)) as { who: SignedIn };
    return { who, headers: { cookie: `${cookie!.name}=${cookie!.value}` } };
  };
  const [gone, other] = [await login(), await login()];
  const isOutdated = outdatedByTheReadModels(pool);
  expect(await isOutdated(gone.who)).toBe(false);
  expect((await post('logout', {}, gone.headers)).statusCode).toBe(204);
  expect(await isOutdated(gone.who)).toBe(true);
  expect(await isOutdated(other.who)).toBe(false);
});
