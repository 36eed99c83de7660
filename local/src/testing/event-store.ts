/** The event store as a process of its own, for tests that need to kill it: the embedded server, or one that runs already. */
import { inRepository } from '../build/index.ts';
import { outsideEventStore } from '../event-store/outside.ts';
import { freePort } from '../processes/index.ts';
import { startEntry, type RunningEntry } from './entry.ts';
import { behindRelay } from './event-store-relay.ts';

/** Built before a run of the integration tests: it starts in a third of the time that its source takes. */
const main = inRepository('local', 'dist', 'event-store.js');

export type TestEventStore = {
  /** For `EventStoreDBClient.connectionString`; stays the same over restarts. */
  connectionString: string;
  /** On this machine. */
  port: number;
  /** SIGKILL; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** Starts again on the same port with the same log; kills what still runs. */
  restart: () => Promise<void>;
  /** Asks it to stop (SIGTERM) and resolves when it has; a server that ran already runs on. */
  stop: () => Promise<void>;
};

type Options = { database?: string };

/**
 * Starts the embedded server over the database, or over memory when none is given, unless TEST_EVENT_STORE_URL names one that runs
 * already: on that, a test meets the streams of others. Resolves when it accepts calls.
 */
export const startTestEventStore = (options: Options = {}): Promise<TestEventStore> => {
  const outside = outsideEventStore();
  return outside ? behindRelay(outside) : startEmbeddedEventStore(options);
};

/** Starts the embedded server, for what is its own alone. */
export async function startEmbeddedEventStore(
  options: Options = {},
): Promise<TestEventStore & { /** The number of the process that runs now. */ pid: () => number }> {
  const port = await freePort();
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
