import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventStore, eventStoreDb } from '@cotejo/core/event-store';
import { actorOf } from '@cotejo/core/identity';
import { assignLead, changeLeadStatus, lead, receiveLead } from '@cotejo/core/leads';
import { keySchema, postgresKeyStore } from '@cotejo/core/personal-data';
import { freePort } from '../../local/src/processes/index.ts';
import { type RunningEntry, startEntry } from '../../local/src/testing/entry.ts';
import { startTestEventStore, type TestEventStore } from '../../local/src/testing/event-store.ts';
import { createTestDatabase, type TestDatabase } from '../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector, schemaOf } from './engine/index.ts';
import { leadsProjector } from './leads/leads-projector.ts';
import { createWorld, indexKey, masterKey, request, staff, until, type World } from './testing/world.ts';

const [supervisor, executive] = [staff('SUPERVISOR'), staff('EJECUTIVO')];
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let log: TestDatabase;
let models: TestDatabase;
let server: TestEventStore;
let store: EventStore;
let sql: pg.Pool;
let world: World;
const instances: RunningEntry[] = [];

const startInstance = async (): Promise<RunningEntry> => {
  const env = {
    ...process.env,
    COTEJO_MODE: 'local',
    COTEJO_PARENT_PIPE: '1',
    PORT: String(await freePort()),
    LOG_LEVEL: 'info',
    EVENT_STORE_URL: server.connectionString,
    DATABASE_URL: models.url,
    MASTER_KEY: masterKey.toString('base64'),
    INDEX_KEY: indexKey.toString('base64'),
  };
  const instance = await startEntry(main, [], { ready: /Server listening/, env });
  instances.push(instance);
  return instance;
};

beforeAll(async () => {
  [log, models] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  server = await startTestEventStore({ database: log.url });
  store = eventStoreDb(server.connectionString);
  sql = new pg.Pool({ connectionString: models.url, max: 3 });
  await sql.query(keySchema);
  world = createWorld(store, postgresKeyStore(sql));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  await Promise.all([store.close(), sql.end()]);
  await server.stop();
  await Promise.all([log.drop(), models.drop()]);
});

/** The lives of leads, until it is stopped. @returns the position of the last event */
const livesOfLeads = () => {
  let goesOn = true;
  let last = '0';
  const by = { actor: actorOf(supervisor) };
  const lives = Array.from({ length: 4 }, async () => {
    while (goesOn) {
      const id = randomUUID();
      await world.send(lead, id, receiveLead(request()));
      await world.send(lead, id, assignLead({ executive, by: supervisor }), by);
      const change = changeLeadStatus({
        statusId: 2,
        substatusId: 201,
        note: 'Vuelve a llamar',
        by: supervisor,
      });
      const { position } = await world.send(lead, id, change, by);
      if (BigInt(position) > BigInt(last)) last = position;
    }
  });
  const ended = Promise.allSettled(lives);
  return async () => {
    goesOn = false;
    for (const life of await ended) if (life.status === 'rejected') throw life.reason;
    return last;
  };
};

const at = async (): Promise<bigint> => {
  const found = await sql.query("select to_regclass('read.projection_status') is not null as made");
  if (!(found.rows[0] as { made: boolean }).made) return 0n;
  const { rows } = await sql.query<{ position: string | null }>(
    `select position from read.projection_status where name = 'leads'`,
  );
  return BigInt(rows[0]?.position ?? 0);
};
const goesOn = async (): Promise<void> => {
  const before = await at();
  await until('progress', async () => (await at()) > before);
};
const rowsOf = async (schema: string) => ({
  leads: (await sql.query(`select * from ${schema}.lead order by id`)).rows as unknown[],
  history: (await sql.query(`select * from ${schema}.lead_status_history order by lead_id, revision`))
    .rows as unknown[],
});

test('killed, paused and killed again under load, the rows are those of a rebuild', async () => {
  const first = await startInstance();
  const end = livesOfLeads();
  await until('the first rows', async () => (await at()) > 0n);
  const second = await startInstance();

  await first.end('SIGKILL');
  await goesOn();

  // Paused, the second keeps its connections and its lock, until its silence is too long for the third.
  const third = await startInstance();
  process.kill(second.pid, 'SIGSTOP');
  await goesOn();
  process.kill(second.pid, 'SIGCONT');
  await pause(300);
  await third.end('SIGKILL');
  await goesOn();

  const last = await end();
  await until('the last event', async () => (await at()) >= BigInt(last));
  const rebuild: RunningProjector = runProjector({
    projector: { ...leadsProjector(indexKey), name: 'rebuilt_leads', views: {} },
    database: models.url,
    store,
    codec: world.codec,
  });
  await until('the rebuild', () => BigInt(rebuild.status().position) >= BigInt(last));
  await rebuild.stop();
  const [grown, rebuilt] = [
    await rowsOf(schemaOf(leadsProjector(indexKey))),
    await rowsOf('rebuilt_leads_v2'),
  ];
  expect(grown.leads.length).toBeGreaterThan(20);
  expect(grown.history.length).toBe(grown.leads.length * 3);
  expect(grown).toEqual(rebuilt);
}, 180_000);
