/** Servers over each kind of log, within the test's own process, and clients of them. */
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, describe } from 'vitest';
import { createTestDatabase } from '../../testing/postgres.ts';
import { type OutsideEventStore, outsideEventStore } from '../outside.ts';
import { defaultMaxAppendSize, memoryLog, openStore, postgresLog, startServer, type Log } from '../index.ts';
import type { ServerOptions } from '../wire/server.ts';

export type TestServer = {
  client: EventStoreDBClient;
  port: number;
  /** Another client of the same server; `parameters` go into its connection string. */
  connect: (parameters?: string, scheme?: string) => EventStoreDBClient;
  /** Stops the server under its clients. */
  stopServing: () => Promise<void>;
  /** Sends the clients home, then stops the server. */
  stop: () => Promise<void>;
};

/** Serves the log on a free port. */
export async function serve(log: Log, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const store = await openStore(log);
  const server = await startServer(store, {
    host: '127.0.0.1',
    port: 0,
    maxAppendSize: defaultMaxAppendSize,
    ...options,
  });
  const clients: EventStoreDBClient[] = [];
  const connect: TestServer['connect'] = (parameters = '', scheme = 'esdb') => {
    const url = `${scheme}://127.0.0.1:${server.port}?tls=false${parameters && `&${parameters}`}`;
    const client = EventStoreDBClient.connectionString(url);
    clients.push(client);
    return client;
  };
  const stopServing = async (): Promise<void> => {
    await server.stop();
    await store.close();
  };
  return {
    client: connect(),
    port: server.port,
    connect,
    stopServing,
    stop: async () => {
      await Promise.all(clients.map((client) => client.dispose()));
      await stopServing();
    },
  };
}

export type LogKind = { kind: string; create: () => Promise<{ log: Log; remove: () => Promise<void> }> };

/** Both kinds of log; whatever is promised holds for either. */
export const logKinds: readonly LogKind[] = [
  { kind: 'in memory', create: async () => ({ log: memoryLog(), remove: async () => {} }) },
  {
    kind: 'in Postgres',
    create: async () => {
      const database = await createTestDatabase();
      return { log: postgresLog(database.url), remove: database.drop };
    },
  },
];

/** The part of a test server that every server has. */
type AnyServer = Pick<TestServer, 'client' | 'connect'>;

/** Clients of the server that runs already. */
function clientsOf({ connectionString }: OutsideEventStore): AnyServer & { disconnect: () => Promise<void> } {
  const clients: EventStoreDBClient[] = [];
  const connect = (parameters = ''): EventStoreDBClient => {
    const client = EventStoreDBClient.connectionString(
      `${connectionString}${parameters && `&${parameters}`}`,
    );
    clients.push(client);
    return client;
  };
  const disconnect = async (): Promise<void> =>
    void (await Promise.all(clients.map((client) => client.dispose())));
  return { client: connect(), connect, disconnect };
}

/** Runs the tests against a server over each kind of log, or against the one that runs already. */
export function overEachLog(name: string, tests: (server: () => AnyServer) => void): void {
  const outside = outsideEventStore();
  if (!outside) return overOurLogs(name, tests);
  describe(`${name}, on the server that runs already`, () => {
    let server: ReturnType<typeof clientsOf>;
    beforeAll(() => {
      server = clientsOf(outside);
      return server.disconnect;
    });
    tests(() => server);
  });
}

/** Runs the tests against the embedded server over each kind of log. */
export function overOurLogs(name: string, tests: (server: () => TestServer) => void): void {
  describe.each(logKinds)(`${name}, over a log $kind`, ({ create }) => {
    let server: TestServer;
    beforeAll(async () => {
      const { log, remove } = await create();
      server = await serve(log);
      return async () => {
        await server.stop();
        await remove();
      };
    });
    tests(() => server);
  });
}

/** Servers that a test starts for itself, stopped at the end. */
export function ownServers(): (options?: Partial<ServerOptions>, log?: Log) => Promise<TestServer> {
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  return async (options, log = memoryLog()) => {
    const server = await serve(log, options);
    servers.push(server);
    return server;
  };
}
