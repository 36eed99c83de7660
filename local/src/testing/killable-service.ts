/** A service as processes that a test can kill, over an event store and a database of its own, with somebody who may use it. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { accessTokens } from '@cotejo/core/identity/server';
import { type EventStore, eventStoreDb } from '@cotejo/core/kit/event-store';
import { registerUser, user } from '@cotejo/core/users';
import { lead, receiveLead } from '@cotejo/core/leads';
import { type RoleName } from '@cotejo/core/reference/roles';
import { keySchema, postgresKeyStore } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import {
  createWorld,
  indexKey,
  masterKey,
  request,
  type World,
} from '../../../projectors/src/testing/world.ts';
import { inRepository } from '../build/index.ts';
import { freePort } from '../processes/index.ts';
import { type RunningEntry, startEntry } from './entry.ts';
import { startTestEventStore } from './event-store.ts';
import { createTestDatabase, openTestPool } from './postgres.ts';

/** Leads that are received at once: many enough to be quick, few enough for one event store. */
const atOnce = 100;

export type ServiceName = 'read-service' | 'write-service' | 'projectors';

export type Instance = { readonly entry: RunningEntry; readonly origin: string };

export type KillableService = {
  readonly databaseUrl: string;
  readonly sql: Pool;
  readonly store: EventStore;
  readonly world: World;
  /** The manager, or whoever has the role, in whose name requests are sent. */
  readonly boss: { readonly id: string };
  /** Makes leads of the manager's country, without an executive. */
  readonly receive: (leadIds: readonly string[]) => Promise<void>;
  /** Another process of the service, or of another one beside it, which is ready. */
  readonly start: (other?: ServiceName) => Promise<Instance>;
  /** Sends a request in that name; with a body it is a POST, of JSON or of a text as it is. */
  readonly ask: (url: string, body?: object | string, headers?: Record<string, string>) => Promise<Response>;
  readonly killAll: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/**
 * @param name the service's folder; what runs is what was built of it before the run
 * @param role of who sends requests
 */
export const openKillableService = async (
  name: ServiceName,
  role: RoleName = 'GERENTE',
): Promise<KillableService> => {
  const pair = generateKeyPairSync('ed25519');
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const [log, database] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const server = await startTestEventStore({ database: log.url });
  const store = eventStoreDb(server.connectionString);
  const sql = openTestPool(database, 4);
  await sql.query(keySchema);
  const world = createWorld(store, postgresKeyStore(sql));
  const boss = { id: randomUUID(), roles: [role], countries: ['CL'] } as const;
  const [roles, countries] = [[...boss.roles], [...boss.countries]];
  await world.send(
    user,
    boss.id,
    registerUser({ name: 'Hilda', email: 'hilda@demo.test', roles, countries }),
  );

  const instances: RunningEntry[] = [];
  const killAll = async (): Promise<void> => {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  };
  return {
    databaseUrl: database.url,
    sql,
    store,
    world,
    boss,
    killAll,
    async receive(leadIds) {
      for (let from = 0; from < leadIds.length; from += atOnce) {
        const some = leadIds.slice(from, from + atOnce);
        await Promise.all(some.map((id) => world.send(lead, id, receiveLead(request()))));
      }
    },
    async start(other = name) {
      const main = inRepository(other, 'dist', 'main.js');
      const port = await freePort();
      const env = {
        ...process.env,
        COTEJO_MODE: 'local',
        COTEJO_PARENT_PIPE: '1',
        PORT: String(port),
        EVENT_STORE_URL: server.connectionString,
        DATABASE_URL: database.url,
        MASTER_KEY: masterKey.toString('base64'),
        INDEX_KEY: indexKey.toString('base64'),
        COUNTRY_HOSTS: '{"localhost":"CL"}',
        PUBLIC_ORIGINS: 'http://localhost',
        TOKEN_PRIVATE_KEY: privateKey,
        TOKEN_PUBLIC_KEY: publicKey,
      };
      const entry = await startEntry(main, [], { ready: /Server listening/, env });
      instances.push(entry);
      return { entry, origin: `http://127.0.0.1:${port}` };
    },
    async ask(url, body, headers = {}) {
      const who = { ...boss, name: 'Hilda', sessionId: randomUUID() };
      const { token } = await accessTokens(privateKey, () => new Date()).issue(who);
      return fetch(url, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    async end() {
      await killAll();
      await Promise.all([store.close(), sql.end()]);
      await server.stop();
      await Promise.all([log.drop(), database.drop()]);
    },
  };
};
