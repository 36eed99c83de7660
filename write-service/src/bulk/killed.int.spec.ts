/** The write service is killed in the middle of a bulk run: another process goes on, and nothing happens twice. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { accessTokens } from '@cotejo/core/access-tokens';
import { bulk, type BulkRow } from '@cotejo/core/bulk';
import { aggregateLoader } from '@cotejo/core/command-handling';
import { type EventStore, eventStoreDb } from '@cotejo/core/event-store';
import { registerUser, user } from '@cotejo/core/identity';
import { lead, receiveLead } from '@cotejo/core/leads';
import { keySchema, postgresKeyStore } from '@cotejo/core/personal-data';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../local/src/processes/index.ts';
import { type RunningEntry, startEntry } from '../../../local/src/testing/entry.ts';
import { startTestEventStore, type TestEventStore } from '../../../local/src/testing/event-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { createWorld, masterKey, request, until, type World } from '../../../projectors/src/testing/world.ts';
import { signingKey } from '../testing/house.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const tokenKey = signingKey();
const boss = { id: randomUUID(), roles: ['GERENTE'], countries: ['CL'] } as const;
const leads = Array.from({ length: 160 }, randomUUID);

let [log, database]: TestDatabase[] = [];
let server: TestEventStore;
let store: EventStore;
let sql: pg.Pool;
let world: World;
const instances: RunningEntry[] = [];

const start = async (): Promise<{ entry: RunningEntry; origin: string }> => {
  const port = await freePort();
  const env = {
    ...process.env,
    COTEJO_MODE: 'local',
    COTEJO_PARENT_PIPE: '1',
    PORT: String(port),
    EVENT_STORE_URL: server.connectionString,
    DATABASE_URL: database!.url,
    MASTER_KEY: masterKey.toString('base64'),
    INDEX_KEY: Buffer.alloc(32, 5).toString('base64'),
    COUNTRY_HOSTS: '{"localhost":"CL"}',
    PUBLIC_ORIGINS: 'http://localhost',
    TOKEN_PRIVATE_KEY: tokenKey,
  };
  const entry = await startEntry(main, [], { ready: /Server listening/, env });
  instances.push(entry);
  return { entry, origin: `http://127.0.0.1:${port}` };
};

beforeAll(async () => {
  [log, database] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  server = await startTestEventStore({ database: log.url });
  store = eventStoreDb(server.connectionString);
  sql = new pg.Pool({ connectionString: database.url, max: 4 });
  sql.on('error', () => {}); // the database goes before its last idle connection
  await sql.query(keySchema);
  world = createWorld(store, postgresKeyStore(sql));
  const { id, roles, countries } = boss;
  const registration = {
    name: 'Hilda',
    email: 'hilda@demo.test',
    roles: [...roles],
    countries: [...countries],
  };
  await world.send(user, id, registerUser(registration));
  await Promise.all(leads.map((leadId) => world.send(lead, leadId, receiveLead(request()))));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  await Promise.all([store.close(), sql.end()]);
  await server.stop();
  await Promise.all([log!.drop(), database!.drop()]);
});

const rowsOf = async (id: string): Promise<{ rows: readonly BulkRow[]; status: string }> => {
  const { past, state } = await aggregateLoader(store, world.codec)(bulk, id);
  const rows = past.flatMap((event) => (event.type === 'BulkRowsHandled' ? event.data.rows : []));
  return { rows, status: state.status };
};

test('a run that a killed process had begun is finished by the next one, each lead once', async () => {
  const first = await start();
  const id = randomUUID();
  const { token } = await accessTokens(tokenKey, () => new Date()).issue({
    ...boss,
    name: 'Hilda',
    sessionId: randomUUID(),
  });
  const started = await fetch(`${first.origin}/api/commands/bulk/${id}/start`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ command: 'add-note', ids: leads, payload: { text: 'Llamar el lunes' } }),
  });
  expect(started.status).toBe(200);
  await until('some rows', async () => (await rowsOf(id)).rows.length > 0);
  await first.entry.end('SIGKILL');
  const before = await rowsOf(id);
  expect(before).toMatchObject({ status: 'running' });
  expect(before.rows.length).toBeLessThan(leads.length);

  await start();
  // As if the half minute had passed for which the killed one had asked.
  await sql.query(`update write.bulk_run set leased_until = '-infinity'`);
  await until('its end', async () => (await rowsOf(id)).status === 'finished');
  const after = await rowsOf(id);
  expect(after.rows.every(({ ok }) => ok)).toBe(true);
  expect(after.rows.map(({ leadId }) => leadId).sort()).toEqual([...leads].sort());
  const load = aggregateLoader(store, world.codec);
  for (const leadId of leads) {
    const { past } = await load(lead, leadId);
    expect(past.map(({ type }) => type)).toEqual(['LeadReceived', 'LeadNoteAdded']);
  }
}, 120_000);
