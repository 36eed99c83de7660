import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventStore, eventStoreDb, formatPosition } from '@cotejo/core/kit/event-store';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { registerUser, user } from '@cotejo/core/users';
import { addLeadNote, lead, type LeadEvent, leadEvents, leadStream, receiveLead } from '@cotejo/core/leads';
import { keySchema, postgresKeyStore } from '@cotejo/core/kit/personal-data';
import { inRepository } from '../../local/src/build/index.ts';
import { freePort } from '../../local/src/processes/index.ts';
import { type RunningEntry, startEntry } from '../../local/src/testing/entry.ts';
import { startTestEventStore, type TestEventStore } from '../../local/src/testing/event-store.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector, schemaOf } from './kit/projector/index.ts';
import { leadsProjector } from './leads/leads-projector.ts';
import { createWorld, indexKey, masterKey, request, staff, until, type World } from './testing/world.ts';

const [role, country] = ['EJECUTIVO', 'CL'] as const;
const manager: Staff = { ...staff('SUPERVISOR'), roles: ['GERENTE'] };
const main = inRepository('projectors', 'dist', 'main.js');

let log: TestDatabase;
let models: TestDatabase;
let server: TestEventStore;
let store: EventStore;
let sql: Pool;
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
  sql = openTestPool(models, 3);
  await sql.query(keySchema);
  world = createWorld(store, postgresKeyStore(sql));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  await Promise.all([store.close(), sql.end()]);
  await server.stop();
  await Promise.all([log.drop(), models.drop()]);
});

/** Two executives who share what comes. */
const hire = async (): Promise<readonly string[]> => {
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    const registration = { name: 'Ana', email: `${id}@demo.test`, roles: [role], countries: [country] };
    await world.send(user, id, registerUser(registration));
  }
  return ids;
};

/** People who ask, every other one of them twice, and a manager who writes notes; some dozens a second, until it is stopped. */
const livesOfLeads = () => {
  let goesOn = true;
  const ids: string[] = [];
  const by = { actor: actorOf(manager) };
  const receive = async (email: string): Promise<void> => {
    const id = randomUUID();
    const phone = `+56${BigInt(`0x${id.slice(0, 8)}`)}`;
    await world.send(lead, id, receiveLead(request({ email, phone })));
    ids.push(id);
    const note = { noteId: randomUUID(), text: 'Vuelve a llamar', by: manager };
    await world.send(lead, id, addLeadNote(note), by);
  };
  const lives = Array.from({ length: 4 }, async () => {
    for (let turn = 0; goesOn; turn += 1) {
      const email = `${randomUUID()}@correo.test`;
      await receive(email);
      if (turn % 2 === 1) await receive(email);
      await pause(50);
    }
  });
  const ended = Promise.allSettled(lives);
  return async (): Promise<readonly string[]> => {
    goesOn = false;
    for (const life of await ended) if (life.status === 'rejected') throw life.reason;
    return ids;
  };
};

/** What the automation did with a lead, as the events tell. */
const doneWith = async (id: string) => {
  const events = await world.codec.decode<LeadEvent>(leadEvents, await store.readStream(leadStream(id)));
  return events.filter(({ type }) => type === 'LeadAssigned' || type === 'LeadMarkedDuplicate');
};

/** How far the leads are, and under which of their leaders. */
const at = async (): Promise<{ position: bigint; epoch: bigint }> => {
  const found = await sql.query("select to_regclass('checkpoints.projector') is not null as made");
  if (!(found.rows[0] as { made: boolean }).made) return { position: 0n, epoch: 0n };
  const { rows } = await sql.query<{ position: string | null; epoch: string }>(
    `select commit_position as position, epoch from checkpoints.projector where name = 'leads'`,
  );
  return { position: BigInt(rows[0]?.position ?? 0), epoch: BigInt(rows[0]?.epoch ?? 0) };
};
/** Ends the leader, and waits until another has got further: what the one before had under way would be progress too. */
const goesOnWithout = async (end: () => unknown): Promise<void> => {
  const before = await at();
  await end();
  await until('another to lead', async () => (await at()).epoch > before.epoch, 180);
  const begun = await at();
  await until('progress', async () => (await at()).position > begun.position, 180);
};
const rowsOf = async (schema: string) => ({
  leads: (await sql.query(`select * from ${schema}.lead order by id`)).rows as unknown[],
  history: (await sql.query(`select * from ${schema}.lead_status_history order by lead_id, version`))
    .rows as unknown[],
});

test('killed, paused and killed again under load, each lead is given once or found to repeat another, and the rows are those of a rebuild', async () => {
  const executives = await hire();
  const first = await startInstance();
  const end = livesOfLeads();
  await until('the first rows', async () => (await at()).position > 0n);
  const second = await startInstance();

  await goesOnWithout(() => first.end('SIGKILL'));

  // Paused, the second keeps its connections and its lock, until its silence is too long for the third.
  const third = await startInstance();
  await goesOnWithout(() => process.kill(second.pid, 'SIGSTOP'));
  process.kill(second.pid, 'SIGCONT');
  await pause(300);
  await goesOnWithout(() => third.end('SIGKILL'));

  const ids = await end();
  for (const id of ids)
    await until(`lead ${id} to be given or marked`, async () => (await doneWith(id)).length > 0, 180);
  const done = await Promise.all(ids.map(doneWith));
  expect(done.every((events) => events.length === 1)).toBe(true);
  const counts = executives.map(
    (id) => done.filter(([event]) => event!.type === 'LeadAssigned' && event!.data.executiveId === id).length,
  );
  expect(Math.abs(counts[0]! - counts[1]!)).toBeLessThanOrEqual(1);
  const repetitions = ids.filter((_, index) => done[index]![0]!.type === 'LeadMarkedDuplicate');
  for (const [index, [event]] of done.entries())
    if (event!.type === 'LeadMarkedDuplicate') {
      expect(ids).toContain(event!.data.firstLeadId);
      expect(repetitions).not.toContain(event!.data.firstLeadId);
      expect(event!.data.firstLeadId).not.toBe(ids[index]);
    }
  expect(repetitions.length).toBeGreaterThan(3);

  const last = formatPosition(await store.head());
  await until('the last event', async () => (await at()).position >= BigInt(last));
  const again = { ...leadsProjector(indexKey), name: 'rebuilt_leads', views: {} };
  const rebuild: RunningProjector = runProjector({
    projector: again,
    database: models.url,
    store,
    codec: world.codec,
    reports: sql,
  });
  await until('the rebuild', () => BigInt(rebuild.status().position) >= BigInt(last));
  await rebuild.stop();
  const [grown, rebuilt] = [await rowsOf(schemaOf(leadsProjector(indexKey))), await rowsOf(schemaOf(again))];
  expect(grown.leads.length).toBeGreaterThan(20);
  expect(grown.history.length).toBe(grown.leads.length * 2);
  expect(grown).toEqual(rebuilt);
}, 900_000);
