/** The event store server as a process of its own, for tests that need to kill it. */
import { inRepository } from '../build/index.ts';
import { freePort } from '../processes/index.ts';
import { startEntry, type RunningEntry } from './entry.ts';

/** Built before a run of the integration tests: it starts in a third of the time that its source takes. */
const main = inRepository('local', 'dist', 'event-store.js');

export type TestEventStore = {
  /** For `EventStoreDBClient.connectionString`; stays the same over restarts. */
  connectionString: string;
  port: number;
  /** The number of the process that runs now. */
  pid: () => number;
  /** SIGKILL; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** Starts again on the same port with the same log; kills what still runs. */
  restart: () => Promise<void>;
  /** Asks it to stop (SIGTERM); resolves when it has. */
  stop: () => Promise<void>;
};

/** Starts a server over the database, or over memory when none is given. Resolves when it accepts calls. */
export async function startTestEventStore(
  options: { database?: string; port?: number } = {},
): Promise<TestEventStore> {
  const port = options.port ?? (await freePort());
  const log = options.database ? ['--database', options.database] : ['--memory'];
  const start = (): Promise<RunningEntry> =>
    startEntry(main, ['--port', String(port), ...log], { ready: /event store ready/i });
  let server = await start();
  return {
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    pid: () => server.pid,
    kill: () => server.end('SIGKILL'),
    restart: async () => {
      await server.end('SIGKILL');
      server = await start();
    },
    stop: () => server.end('SIGTERM'),
  };
}
