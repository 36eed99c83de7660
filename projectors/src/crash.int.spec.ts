import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  type EventStore,
  eventStoreDb,
  formatPosition,
  StoreUnavailable,
} from '@cotejo/core/kit/event-store';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { registerUser, user } from '@cotejo/core/users';
import { addLeadNote, lead, type LeadEvent, leadEvents, leadStream, receiveLead } from '@cotejo/core/leads';
import { keySchema, postgresKeyStore } from '@cotejo/core/kit/personal-data';
import { inRepository } from '../../local/src/build/index.ts';
import { asEventStoreDb } from '../../local/src/event-store/testing/as-event-store-db.ts';
import { freePort } from '../../local/src/processes/index.ts';
import { type RunningEntry, startEntry } from '../../local/src/testing/entry.ts';
import { startTestEventStore } from '../../local/src/testing/event-store.ts';
import { createTestDatabase, openTestPool } from '../../local/src/testing/postgres.ts';
import { runProjector, type RunningProjector, schemaOf } from './kit/projector/index.ts';
import { leadsProjector } from './leads/leads-projector.ts';
import { createWorld, indexKey, masterKey, request, staff, until, type World } from './testing/world.ts';

const [role, country] = ['EJECUTIVO', 'CL'] as const;
const manager: Staff = { ...staff('SUPERVISOR'), roles: ['GERENTE'] };
const main = inRepository('projectors', 'dist', 'main.js');

/** A log of its own, read models, and as many processes of projectors as are started; gone when the test is. */
const openPlatform = async () => {
  const [log, models] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const server = await startTestEventStore({ database: log.url });
  const front = await asEventStoreDb(server.port);
  const sql = openTestPool(models, 3);
  const stores: EventStore[] = [];
  const instances: RunningEntry[] = [];
  onTestFinished(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await Promise.all([...stores.map((store) => store.close()), sql.end()]);
    await front.stop();
    await server.stop();
    await Promise.all([log.drop(), models.drop()]);
  });
  await sql.query(keySchema);

  /** @param connectionString the server itself, or the one in front of it */
  const start = async (connectionString: string): Promise<RunningEntry & { readonly origin: string }> => {
    const port = await freePort();
    const env = {
      ...process.env,
      COTEJO_MODE: 'local',
      COTEJO_PARENT_PIPE: '1',
      PORT: String(port),
      LOG_LEVEL: 'info',
      EVENT_STORE_URL: connectionString,
      DATABASE_URL: models.url,
      MASTER_KEY: masterKey.toString('base64'),
      INDEX_KEY: indexKey.toString('base64'),
      PUBLIC_ORIGINS: 'http://localhost',
    };
    const instance = await startEntry(main, [], { ready: /Server listening/, env });
    instances.push(instance);
    return { ...instance, origin: `http://127.0.0.1:${port}` };
  };
  const worldAt = (connectionString: string): World => {
    const store = eventStoreDb(connectionString);
    stores.push(store);
    return createWorld(store, postgresKeyStore(sql));
  };
  return { server, front, models, sql, start, worldAt };
};
type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** Sends it again until it is answered, as clients do. */
const insist = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  for (;;)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(100);
    }
};

/** Two executives who share what comes. */
const hire = async (world: World): Promise<readonly string[]> => {
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    const registration = { name: 'Ana', email: `${id}@demo.test`, roles: [role], countries: [country] };
    const once = { commandId: randomUUID() };
    await insist(() => world.send(user, id, registerUser(registration), once));
  }
  return ids;
};

/** People who ask, every other one of them twice, and a manager who writes notes; some dozens a second, until it is stopped. */
const livesOfLeads = (world: World) => {
  let goesOn = true;
  const ids: string[] = [];
  const receive = async (email: string): Promise<void> => {
    const id = randomUUID();
    const phone = `+56${BigInt(`0x${id.slice(0, 8)}`)}`;
    const [received, noted] = [{ commandId: randomUUID() }, { commandId: randomUUID() }];
    await insist(() => world.send(lead, id, receiveLead(request({ email, phone })), received));
    ids.push(id);
    const note = { noteId: randomUUID(), text: 'Vuelve a llamar', by: manager };
    await insist(() => world.send(lead, id, addLeadNote(note), { ...noted, actor: actorOf(manager) }));
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
const doneWith = async ({ codec, store }: World, id: string) => {
  const recorded = await insist(() => store.readStream(leadStream(id)));
  const events = await codec.decode<LeadEvent>(leadEvents, recorded);
  return events.filter(({ type }) => type === 'LeadAssigned' || type === 'LeadMarkedDuplicate');
};

/** How far the leads are, and under which of their leaders. */
const at = async ({ sql }: Platform): Promise<{ position: bigint; epoch: bigint }> => {
  const found = await sql.query("select to_regclass('checkpoints.projector') is not null as made");
  if (!(found.rows[0] as { made: boolean }).made) return { position: 0n, epoch: 0n };
  const { rows } = await sql.query<{ position: string | null; epoch: string }>(
    `select commit_position as position, epoch from checkpoints.projector where name = 'leads'`,
  );
  return { position: BigInt(rows[0]?.position ?? 0), epoch: BigInt(rows[0]?.epoch ?? 0) };
};
const rowsOf = async ({ sql }: Platform, schema: string) => ({
  leads: (await sql.query(`select * from ${schema}.lead order by id`)).rows as Record<string, unknown>[],
  history: (await sql.query(`select * from ${schema}.lead_status_history order by lead_id, version`))
    .rows as Record<string, unknown>[],
});

/** The events that decided on each of the leads, once there are some for all. */
const allDone = async (world: World, ids: readonly string[]) => {
  for (const id of ids)
    await until(`lead ${id} to be given or marked`, async () => (await doneWith(world, id)).length > 0, 180);
  return Promise.all(ids.map((id) => doneWith(world, id)));
};

/** The rows that grew, which are those of a rebuild: of these leads, since a server that runs already has others too. */
const rowsAsRebuilt = async (platform: Platform, { store, codec }: World, ids: readonly string[]) => {
  const last = formatPosition(await insist(() => store.head()));
  await until('the last event', async () => (await at(platform)).position >= BigInt(last));
  const again = { ...leadsProjector(indexKey), name: 'rebuilt_leads', views: {} };
  const rebuild: RunningProjector = runProjector({
    projector: again,
    database: platform.models.url,
    store,
    codec,
    reports: platform.sql,
  });
  await until('the rebuild', () => BigInt(rebuild.status().position) >= BigInt(last));
  await rebuild.stop();
  const grown = await rowsOf(platform, schemaOf(leadsProjector(indexKey)));
  expect(grown).toEqual(await rowsOf(platform, schemaOf(again)));
  const own = new Set<unknown>(ids);
  return {
    leads: grown.leads.filter(({ id }) => own.has(id)),
    history: grown.history.filter(({ lead_id: id }) => own.has(id)),
  };
};

test('killed, paused and killed again under load, each lead is given once or found to repeat another, and the rows are those of a rebuild', async () => {
  const platform = await openPlatform();
  const { connectionString } = platform.server;
  const world = platform.worldAt(connectionString);
  /** Ends the leader, and waits until another has got further: what the one before had under way would be progress too. */
  const goesOnWithout = async (end: () => unknown): Promise<void> => {
    const before = await at(platform);
    await end();
    await until('another to lead', async () => (await at(platform)).epoch > before.epoch, 180);
    const begun = await at(platform);
    await until('progress', async () => (await at(platform)).position > begun.position, 180);
  };
  const executives = await hire(world);
  const first = await platform.start(connectionString);
  const end = livesOfLeads(world);
  await until('the first rows', async () => (await at(platform)).position > 0n);
  const second = await platform.start(connectionString);

  await goesOnWithout(() => first.end('SIGKILL'));

  // Paused, the second keeps its connections and its lock, until its silence is too long for the third.
  const third = await platform.start(connectionString);
  await goesOnWithout(() => process.kill(second.pid, 'SIGSTOP'));
  process.kill(second.pid, 'SIGCONT');
  await pause(300);
  await goesOnWithout(() => third.end('SIGKILL'));

  const ids = await end();
  const done = await allDone(world, ids);
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

  const grown = await rowsAsRebuilt(platform, world, ids);
  expect(grown.leads.length).toBeGreaterThan(20);
  expect(grown.history.length).toBe(grown.leads.length * 2);
}, 900_000);

/** Warnings and worse, as a process has logged them. */
const alarms = (output: string): readonly string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);

test('on EventStoreDB all are ready before the first event; its stop under load loses and doubles nothing, and is two lines in the log', async () => {
  const platform = await openPlatform();
  const { front, server } = platform;
  const instance = await platform.start(front.connectionString);
  const isReady = async () => (await fetch(`${instance.origin}/readyz`)).status === 200;
  await until('all to be ready on an empty log', isReady);

  const world = platform.worldAt(front.connectionString);
  await hire(world);
  const end = livesOfLeads(world);
  const progress = async (): Promise<void> => {
    const begun = await at(platform);
    await until('progress', async () => (await at(platform)).position > begun.position, 180);
  };
  await progress();

  await front.end(5_000);
  await server.restart();
  front.begin();
  await progress();

  const ids = await end();
  const done = await allDone(world, ids);
  expect(done.every((events) => events.length === 1)).toBe(true);
  expect((await rowsAsRebuilt(platform, world, ids)).leads).toHaveLength(ids.length);
  await until('all to be ready again', isReady);
  const logged = () => alarms(instance.output());
  await until('the end of the outage in the log', () => logged().length >= 2);
  expect(logged()).toEqual(['outage: the event store does not answer', 'outage over']);
}, 300_000);
