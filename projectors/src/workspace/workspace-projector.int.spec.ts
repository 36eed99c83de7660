import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preferences, savedView, saveView, setPreference } from '@cotejo/core/workspace';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { accented } from '../testing/accented.ts';
import { createWorld, reaches, staff } from '../testing/world.ts';
import { workspaceProjector } from './workspace-projector.ts';

const { store, codec, send } = createWorld();
let projector: RunningProjector;
let sql: Pool;

beforeAll(async () => {
  const database = await createTestDatabase();
  sql = openTestPool(database);
  projector = runProjector({
    projector: workspaceProjector,
    database: database.url,
    reports: sql,
    store,
    codec,
  });
  return database.drop;
});
afterAll(async () => {
  await projector.stop();
  await sql.end();
});

test('names with more accents than an index has room for are rows like any other', async () => {
  const [id, owner] = [randomUUID(), staff('SUPERVISOR')];
  const view = { name: accented(100), resource: 'leads', filter: {}, sort: null, columns: [] };
  await send(savedView, id, saveView(view, owner));
  const set = setPreference({ userId: owner.id, byId: owner.id }, { key: accented(100), value: 1 });
  await reaches(projector, (await send(preferences, owner.id, set)).position);
  expect((await sql.query('select from read.view where id = $1', [id])).rowCount).toBe(1);
  expect((await sql.query('select from read.preference where user_id = $1', [owner.id])).rowCount).toBe(1);
});
