/** Automations at work, on a database and an event store of their own in each test. */
import { randomUUID } from 'node:crypto';
import { type Pool } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { aggregateLoader, commandHandler, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { fold, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type EventStore, formatPosition } from '@cotejo/core/kit/event-store';
import { registerUser, user } from '@cotejo/core/users';
import { type Lead, lead, type LeadEvent, leadEvents, leadStream, receiveLead } from '@cotejo/core/leads';
import { eventCodec, keySchema, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import {
  type Automation,
  type AutomationOptions,
  runAutomation,
  type RunningAutomation,
} from '../kit/automation/index.ts';
import { schemaOf } from '../kit/projector/index.ts';
import { createWorld, masterKey, request, until, type World } from './world.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

/** To be called once in a test file, outside of tests. */
export const automationWorld = () => {
  let database: TestDatabase;
  let sql: Pool;
  let store: EventStore;
  let world: World;
  let running: RunningAutomation[];

  beforeEach(async () => {
    database = await createTestDatabase();
    sql = openTestPool(database);
    await sql.query(keySchema);
    store = inMemoryEventStore();
    world = createWorld(store, postgresKeyStore(sql));
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((automation) => automation.stop()));
    await sql.end();
    await database.drop();
  });

  const eventsOf = async (leadId: string): Promise<readonly Recorded<LeadEvent>[]> =>
    world.codec.decode<LeadEvent>(leadEvents, await store.readStream(leadStream(leadId)));

  return {
    url: () => database.url,
    sql: () => sql,
    store: () => store,
    world: () => world,
    keys: () => subjectKeys(postgresKeyStore(sql), masterKey),
    /** Runs one instance; `handle` replaces the way its commands go. */
    start: (automation: Automation, options: Partial<AutomationOptions> = {}): RunningAutomation => {
      const keys = subjectKeys(postgresKeyStore(sql), masterKey);
      const codec = eventCodec(keys);
      const handle: HandleCommand = options.handle ?? commandHandler(store, codec);
      const started = runAutomation({
        automation,
        database: database.url,
        pool: sql,
        reports: sql,
        store,
        codec,
        load: aggregateLoader(store, codec),
        sweep: 100,
        ...options,
        handle,
      });
      running.push(started);
      return started;
    },
    /** Waits until it leads and has read all there is. */
    caughtUp: (automation: RunningAutomation) =>
      until('the automation', () => automation.following.isReady()),
    /** Somebody who takes leads of some countries. */
    hire: async (role: RoleName = 'EJECUTIVO', countries: CountryCode[] = ['CL']): Promise<string> => {
      const id = randomUUID();
      const registration = { name: 'Ana', email: `${id}@demo.test`, roles: [role], countries };
      await world.send(user, id, registerUser(registration));
      return id;
    },
    /** A visitor asks for something. @returns the lead's id */
    receive: async (
      change: Partial<ReturnType<typeof request>> = {},
      { now = new Date(), id = randomUUID() }: { now?: Date; id?: string } = {},
    ): Promise<string> => {
      const email = `${id}@correo.test`;
      const person = { ...request().person, email, phone: `+56${BigInt(`0x${id.slice(0, 8)}`)}` };
      await world.send(lead, id, receiveLead({ ...request(), person, ...change }), { now });
      return id;
    },
    eventsOf,
    leadOf: async (leadId: string): Promise<Lead> => fold(lead, lead.initial, await eventsOf(leadId)),
    /** Waits until one that runs has drawn all conclusions, and done what is due of them. */
    settled: (running: RunningAutomation, automation: Automation) =>
      until('everything to be done', async () => {
        const before = formatPosition(await store.head());
        await running.wake();
        const { rows } = await sql.query<{ open: number }>(
          `select count(*)::int as open from ${schemaOf(automation)}.task where due_at <= now() or failures > 0`,
        );
        const after = formatPosition(await store.head());
        const isRead = BigInt(running.following.status().position) >= BigInt(after);
        return rows[0]?.open === 0 && before === after && isRead;
      }),
    /** Waits until nothing is to be done any more. */
    idle: (automation: Automation, target: string) =>
      until('the tasks to be done', async () => {
        const schema = `${automation.name.replaceAll('-', '_')}_v${automation.version}`;
        const { rows } = await sql.query<{ open: number }>(
          `select count(*)::int as open from ${schema}.task where target = $1`,
          [target],
        );
        return rows[0]?.open === 0;
      }),
  };
};
