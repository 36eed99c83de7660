/** The read service is killed in the middle of an export: another process makes the file anew, and it is whole. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { accessTokens } from '@cotejo/core/access-tokens';
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
import { type RunningProjector, runProjector } from '../../../projectors/src/engine/index.ts';
import { prepareTickets } from '../../../projectors/src/live/ticket-table.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import {
  createWorld,
  indexKey,
  masterKey,
  request,
  until,
  type World,
} from '../../../projectors/src/testing/world.ts';
import { type ExportRow } from './exports.ts';
import { mostAttempts, reasons } from './run-export.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const pair = generateKeyPairSync('ed25519');
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const boss = { id: randomUUID(), roles: ['GERENTE'], countries: ['CL'] } as const;
const leads = Array.from({ length: 1_300 }, randomUUID);
/** Of the lock that holds a part back. */
const hold = 7_141_999;

let [log, database]: TestDatabase[] = [];
let server: TestEventStore;
let store: EventStore;
let sql: pg.Pool;
let world: World;
let projectors: RunningProjector[] = [];
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
    INDEX_KEY: indexKey.toString('base64'),
    COUNTRY_HOSTS: '{"localhost":"CL"}',
    PUBLIC_ORIGINS: 'http://localhost',
    TOKEN_PUBLIC_KEY: publicKey,
  };
  const entry = await startEntry(main, [], { ready: /Server listening/, env });
  instances.push(entry);
  return { entry, origin: `http://127.0.0.1:${port}` };
};

const ask = async (origin: string, path: string, body?: object): Promise<Response> => {
  const who = { ...boss, name: 'Hilda', sessionId: randomUUID() };
  const { token } = await accessTokens(privateKey, () => new Date()).issue(who);
  return fetch(`${origin}/api/console/${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
};

/** As if the half minute had passed for which a killed process had asked. */
const endLeases = () => sql.query(`update exports.export set leased_until = '-infinity'`);
const partsOf = async (id: string): Promise<readonly string[]> =>
  (
    await sql.query<{ run: string }>('select run from exports.part where export_id = $1 order by number', [
      id,
    ])
  ).rows.map(({ run }) => run);

beforeAll(async () => {
  [log, database] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  server = await startTestEventStore({ database: log.url });
  store = eventStoreDb(server.connectionString);
  sql = new pg.Pool({ connectionString: database.url, max: 4 });
  sql.on('error', () => {}); // the database goes before its last idle connection
  await sql.query(keySchema);
  await prepareTickets(sql);
  world = createWorld(store, postgresKeyStore(sql));
  const { id, roles, countries } = boss;
  const registration = {
    name: 'Hilda',
    email: 'hilda@demo.test',
    roles: [...roles],
    countries: [...countries],
  };
  await world.send(user, id, registerUser(registration));
  for (let from = 0; from < leads.length; from += 100)
    await Promise.all(
      leads.slice(from, from + 100).map((one) => world.send(lead, one, receiveLead(request()))),
    );
  projectors = projectorsWith({ indexKey })
    .filter(({ name }) => ['leads', 'identity', 'audit'].includes(name))
    .map((projector) => runProjector({ projector, database: database!.url, store, codec: world.codec }));
  const known = async () =>
    Number((await sql.query<{ n: string }>('select count(*) as n from read.lead')).rows[0]!.n);
  await until('read models', () => projectors.every((projector) => projector.isReady()));
  await until('the leads', async () => (await known()) === leads.length);
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  await Promise.all(projectors.map((projector) => projector.stop()));
  await Promise.all([store.close(), sql.end()]);
  await server.stop();
  await Promise.all([log!.drop(), database!.drop()]);
});

test('an export that a killed process had begun is made by the next one, whole and once', async () => {
  const first = await start();
  await until('tables', async () => (await ask(first.origin, 'exports')).status === 200);
  // The third part waits for a lock that is held here: so the file is half made for certain.
  await sql.query(`
    create function exports.hold() returns trigger language plpgsql as $$
      begin if new.number >= 2 then perform pg_advisory_xact_lock_shared(${hold}); end if; return new; end $$;
    create trigger hold before insert on exports.part for each row execute function exports.hold()`);
  const holder = await sql.connect();
  await holder.query(`select pg_advisory_lock(${hold})`);
  const asked = await ask(first.origin, 'exports', { resource: 'leads', format: 'csv' });
  expect(asked.status).toBe(202);
  const { id } = (await asked.json()) as { id: string };
  await until('half a file', async () => (await partsOf(id)).length === 2);
  await first.entry.end('SIGKILL');
  await holder.query(`select pg_advisory_unlock(${hold})`);
  holder.release();

  const second = await start();
  await endLeases();
  const state = async () => (await (await ask(second.origin, `exports/${id}`)).json()) as ExportRow;
  await until('its end', async () => (await state()).status === 'done');
  expect(await state()).toMatchObject({ rows: leads.length, total: leads.length });
  expect(new Set(await partsOf(id)).size).toBe(1);

  const file = await (await ask(second.origin, `exports/${id}/file`)).text();
  const ids = file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[1]);
  expect(ids.sort()).toEqual([...leads].sort());
  const told = (await store.readStream(`export-${id}`)).map(({ type }) => type);
  expect(told).toEqual(['ExportRequested', 'ExportFinished', 'ExportDownloaded']);

  const traces = `select count(*) as n, count(distinct lead_id) as leads from read.lead_access where what = 'export'`;
  const traced = async () => (await sql.query<{ n: string; leads: string }>(traces)).rows[0];
  await until('the traces', async () => Number((await traced())?.leads) === leads.length);
  expect(await traced()).toEqual({ n: String(leads.length), leads: String(leads.length) });
}, 120_000);

test('an export whose process dies at each try is given up after the third, and says why', async () => {
  const holder = await sql.connect();
  await holder.query(`select pg_advisory_lock(${hold})`);
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  let instance = await start();
  await until('tables', async () => (await ask(instance.origin, 'exports')).status === 200);
  const asked = await ask(instance.origin, 'exports', { resource: 'leads', format: 'csv' });
  const { id } = (await asked.json()) as { id: string };
  const runs = new Set<string>();
  for (let tries = 1; tries <= mostAttempts; tries += 1) {
    await until('half a file of its own', async () => {
      const parts = await partsOf(id);
      return parts.length === 2 && parts.every((run) => !runs.has(run));
    });
    runs.add((await partsOf(id))[0]!);
    await instance.entry.end('SIGKILL');
    await sql.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory'`);
    await endLeases();
    instance = await start();
  }
  const state = async () => (await (await ask(instance.origin, `exports/${id}`)).json()) as ExportRow;
  await until('its end', async () => (await state()).status === 'failed');
  await holder.query(`select pg_advisory_unlock(${hold})`);
  holder.release();
  expect([(await state()).error, runs.size, await partsOf(id)]).toEqual([reasons.GIVEN_UP, mostAttempts, []]);
  await until('its event', async () => (await store.readStream(`export-${id}`)).length === 2);
  const [, failed] = await store.readStream(`export-${id}`);
  expect(failed).toMatchObject({ type: 'ExportFailed', data: { reason: 'GIVEN_UP' } });
}, 180_000);
