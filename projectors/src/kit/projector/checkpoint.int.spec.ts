import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../local/src/testing/postgres.ts';
import { checkpointTables, takeOver } from './checkpoint.ts';
import { type Projector } from './projector.ts';
import { initialStatus, report } from './status.ts';

const projector = { name: 'sightings', version: 1 } as Projector;
let sql: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await sql.query(checkpointTables);
});
afterAll(async () => {
  await sql.end();
  await drop();
});

const isCaughtUp = async () =>
  (await sql.query<{ caught_up: boolean }>('select caught_up from checkpoints.status')).rows[0]?.caught_up;

test('nobody counts as caught up when another takes over, whatever the one before still says', async () => {
  const caughtUp = { ...initialStatus, caughtUp: true };
  const before = await takeOver(sql, projector);
  await report(sql, projector, before.epoch, caughtUp);
  expect(await isCaughtUp()).toBe(true);
  const now = await takeOver(sql, projector);
  expect(await isCaughtUp()).toBe(false);
  await report(sql, projector, before.epoch, caughtUp);
  expect(await isCaughtUp()).toBe(false);
  await report(sql, projector, now.epoch, caughtUp);
  expect(await isCaughtUp()).toBe(true);
});
