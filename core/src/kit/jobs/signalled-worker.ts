/** Work that a signal starts in one of all instances: BullMQ, on Postgres unless there is a Redis (decision 0116). */
import { type EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as bullmq from 'bullmq';
import pg from 'pg';

export type SignalledWorker = {
  /** Signals at once, or at an instant. Nothing is lost without a connection: the work runs once there is one. */
  readonly signal: (at?: Date) => Promise<void>;
  /** Ends after the work at hand. */
  readonly close: () => Promise<void>;
};

export type SignalStore = {
  readonly database: string;
  /** In the database. A role that may not make schemas needs one that exists. */
  readonly schema?: string;
  readonly redisUrl?: string;
};

type Work = {
  /** Instances with the same name share the signals. */
  readonly name: string;
  /** How many signals are worked on at one time in this instance. */
  readonly concurrency: number;
  /** Finds out by itself what there is to do. It also runs at the start and after each loss of the connection. */
  readonly work: () => Promise<unknown>;
  /** The work or a connection failed; without a connection called once a second. */
  readonly onError?: (error: unknown) => void;
};

/** Milliseconds: a signal before its instant would find nothing due, and clocks are not exact. */
const delayAfterInstant = 20;
/** Milliseconds between two attempts to connect. */
const retryDelay = 1_000;

/** Queues and workers of one store, open until its connection is lost. */
type Opened<Backend extends bullmq.IQueueBackend, Connection> = {
  readonly classes: bullmq.BackendClasses<Backend, Connection>;
  readonly connection: Connection;
  readonly close?: () => Promise<void>;
};

/**
 * Closes the queue and its worker at the first error of a connection or of the worker's loop, and opens both anew: BullMQ's Postgres backend never
 * retries a first connection that failed, and asks without a pause on one that was lost.
 */
const workOver = <Backend extends bullmq.IQueueBackend, Connection>(
  open: () => Promise<Opened<Backend, Connection>>,
  { name, concurrency, work, onError = () => {} }: Work,
): SignalledWorker => {
  const closing = new AbortController();
  let add: ((timed?: bullmq.JobsOptions) => Promise<unknown>) | undefined;

  const untilLost = async (): Promise<void> => {
    const { classes, connection, close } = await open();
    const queue = new classes.Queue(name, { connection });
    const worker = new classes.Worker(name, work, { connection, concurrency, autorun: false });
    worker.on('failed', (_, error) => onError(error));
    const lost = new Promise<void>((resolve, reject) => {
      closing.signal.onabort = () => resolve();
      const emitters: readonly EventEmitter[] = [queue, worker];
      for (const one of emitters)
        one.on('error', reject).on('ioredis:close', () => reject(new Error('The connection was lost.')));
    });
    lost.catch(() => {});
    try {
      const ready = [queue.waitUntilReady(), worker.waitUntilReady()];
      // Even where one fails: closed while it connects, the other would keep a connection.
      await Promise.allSettled(ready);
      await Promise.all(ready);
      if (closing.signal.aborted) return;
      const working = worker.run();
      working.catch(() => {}); // heard below, unless the first signal fails before
      add = (timed) => queue.add(name, {}, { removeOnComplete: true, removeOnFail: true, ...timed });
      await add();
      await Promise.race([lost, working]);
    } finally {
      add = undefined;
      await worker.close();
      await queue.close();
      await close?.();
    }
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      await untilLost().catch(onError);
      await pause(retryDelay, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    async signal(at) {
      const delay = at && Math.max(0, at.getTime() - Date.now()) + delayAfterInstant;
      // One signal for one instant, however many ask for it.
      await add?.(at && { jobId: `at-${at.getTime()}`, delay });
    },
    async close() {
      closing.abort();
      await running;
    },
  };
};

/** BullMQ demands its schema even where it exists; a role without the right to make schemas is refused that. */
const migrate = async (pool: pg.Pool, schema: string): Promise<void> => {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
    const query = (text: string, values?: readonly unknown[]) =>
      client.query(rowCount && text.startsWith('CREATE SCHEMA') ? 'select' : text, values && [...values]);
    await bullmq.runMigrations({ query }, schema);
  } finally {
    client.release(true);
  }
};

/** Connections of a pool whose search path begins with a schema; BullMQ says of a pool that its schema is `bullmq`. */
class SchemaConnection extends bullmq.PostgresConnection {
  override readonly schema: string;
  constructor(pool: pg.Pool, schema: string) {
    super(pool);
    this.schema = schema;
  }
}

/**
 * The pool is ours: of one that BullMQ opens, the client that listens has no error listener just after it connects and
 * while it closes, and a database that turns it away then would end the process.
 */
const openPostgres = async (database: string, schema: string) => {
  const pool = new pg.Pool({
    connectionString: database,
    options: `-c search_path="${schema}"`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    max: 3, // the queue's, the worker's, and the worker's that listens
  });
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
  const close = () => pool.end();
  try {
    await migrate(pool, schema);
  } catch (error) {
    await close();
    throw error;
  }
  const backend: bullmq.BackendFactory<bullmq.PostgresQueueBackend, pg.Pool> = (name, options) =>
    new bullmq.PostgresQueueBackend(new SchemaConnection(options.connection, schema), name, options, true);
  return { classes: bullmq.withBackend(backend), connection: pool, close };
};

/** It begins in the background, as soon as the database or the Redis lets it in. */
export const signalledWorker = (options: SignalStore & Work): SignalledWorker => {
  const { database, schema = 'bullmq', redisUrl } = options;
  if (redisUrl === undefined) return workOver(() => openPostgres(database, schema), options);
  const connection = { url: redisUrl, maxRetriesPerRequest: null, retryStrategy: () => null };
  const classes = bullmq.withBackend(bullmq.createRedisBackend);
  return workOver(async () => ({ classes, connection }), options);
};
