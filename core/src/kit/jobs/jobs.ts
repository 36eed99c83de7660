/** Slow or regular work, done once by one of all instances: BullMQ, on Postgres unless a Redis is configured. */
import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  runMigrations,
  withBackend,
  type Worker as AnyWorker,
} from 'bullmq';
import pg from 'pg';
import { connector } from './connector.ts';

export type Jobs = {
  /**
   * Has the work done every so many milliseconds, for as long as anybody of all instances runs. Work that fails is
   * tried again, a little later each time; what comes of it is nobody's answer, so it must be safe to repeat. It
   * begins when the database or the Redis is there.
   */
  every(name: string, milliseconds: number, work: () => Promise<unknown>): void;
  /**
   * Runs work each time it is signalled. A signal says that there may be some, never what: the work finds out by itself,
   * and a sweep of its own finds what no signal told of.
   * @param concurrency how many at one time in this instance
   */
  worker(name: string, concurrency: number, work: () => Promise<unknown>): Signalled;
  /** Ends after the work at hand. Rejects with all that could not be closed, when the rest is. */
  close(): Promise<void>;
};

export type Signalled = {
  /**
   * Signals at once, or at an instant. Signals sent before the database or the Redis is reached become one when it is,
   * without their instants: the work finds out by itself what is due when. After `close` a signal has no effect.
   */
  readonly signal: (at?: Date) => Promise<void>;
};

export type JobOptions = {
  readonly database: string;
  /**
   * Where the jobs are kept in Postgres: the service's own schema, and `bullmq` when it is left out. Who may make no
   * schemas needs one that is there.
   */
  readonly schema?: string;
  readonly redisUrl?: string;
  /** A job, a connection or a clock failed; the queue goes on by itself. */
  readonly onError?: (error: unknown) => void;
};

/** Tried at once and then after 1, 2 and 4 seconds. */
const retries = { attempts: 4, backoff: { type: 'exponential', delay: 1_000 } } as const;
/** Kept to be looked at. */
const kept = { removeOnComplete: 10, removeOnFail: 100 } as const;
/** Milliseconds: a signal that arrives before the instant finds nothing due, and timers and clocks are not exact. */
const late = 20;
/** Milliseconds to connect, and to wait for the one connection that there is. */
const connectionTimeout = 10_000;
/** Milliseconds until a worker asks again that its database or Redis refused. */
const pauseAfterRefusal = 1_000;

const jobsOver = <Backend extends IQueueBackend, Connection>(
  { Queue, Worker }: BackendClasses<Backend, Connection>,
  connection: Connection,
  onError: (error: unknown) => void,
  prepare: () => Promise<void> = async () => {},
): Jobs => {
  /** By itself it would ask again at once, or ten times a second, with a new connection each time. */
  class UnhurriedWorker extends Worker {
    protected override async moveToActive(token: string, name?: string): Promise<Job> {
      try {
        return await super.moveToActive(token, name);
      } catch (error) {
        await this.delay();
        throw error;
      }
    }
    override delay(
      ...[milliseconds = pauseAfterRefusal, abort]: Parameters<AnyWorker['delay']>
    ): Promise<void> {
      return super.delay(milliseconds, abort);
    }
  }
  const { untilDone, connect, close } = connector(onError);
  /** What connects rejects only when all is closed before. */
  const inBackground = (connecting: Promise<unknown>): void => void connecting.catch(() => {});
  const prepared = untilDone(prepare);
  inBackground(prepared);
  let isClosed = false;
  const newQueue = (name: string) => new Queue(name, { connection });
  type OpenQueue = ReturnType<typeof newQueue>;
  const openQueue = async (
    name: string,
    begin: (queue: OpenQueue) => Promise<unknown>,
  ): Promise<OpenQueue> => {
    await prepared;
    return connect(() => newQueue(name), begin);
  };

  /** The worker comes after its queue and is closed before it: the work at hand still needs it. */
  const openWorker = async (
    queue: Promise<unknown>,
    name: string,
    concurrency: number,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    await queue;
    const doWork = async (): Promise<void> => void (await work());
    // One that asked for jobs before it is connected could go on asking for ever in vain, as its first connection failed.
    const options = {
      connection,
      concurrency,
      autorun: false,
      runRetryDelay: pauseAfterRefusal,
    };
    const worker = await connect(() =>
      new UnhurriedWorker(name, doWork, options).on('failed', (_, error) => onError(error)),
    );
    worker.run().catch(onError);
  };
  return {
    every(name, milliseconds, work) {
      const regularly = (queue: OpenQueue) =>
        queue.upsertJobScheduler(name, { every: milliseconds }, { name, opts: { ...retries, ...kept } });
      inBackground(openWorker(openQueue(name, regularly), name, 1, work));
    },
    worker(name, concurrency, work) {
      const add = (queue: OpenQueue, timed: object = {}) =>
        queue.add(name, {}, { removeOnComplete: true, removeOnFail: true, ...timed });
      let ready: OpenQueue | undefined;
      let isMissed = false;
      const begin = async (queue: OpenQueue): Promise<void> => {
        do {
          isMissed = false;
          await add(queue);
        } while (isMissed);
        ready = queue;
      };
      inBackground(openWorker(openQueue(name, begin), name, concurrency, work));
      return {
        async signal(at) {
          if (isClosed) return;
          if (!ready) {
            isMissed = true;
            return;
          }
          // One signal for one instant, however many ask for it.
          const timed = at && {
            jobId: `at-${at.getTime()}`,
            delay: Math.max(0, at.getTime() - Date.now()) + late,
          };
          await add(ready, timed);
        },
      };
    },
    async close() {
      isClosed = true;
      await close();
      await prepared.catch(() => {});
    },
  };
};

/** Without the right to create schemas, even one that is there may not be asked for. */
const withoutNewSchemas = (client: pg.Client): pg.Client =>
  new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property !== 'query') return value.bind(target) as unknown;
      return (text: unknown, ...rest: unknown[]): unknown =>
        typeof text === 'string' && text.startsWith('CREATE SCHEMA')
          ? Promise.resolve({ rows: [], rowCount: 0 })
          : (value.call(target, text, ...rest) as unknown);
    },
  });

const migrate = async (database: string, schema: string | undefined): Promise<void> => {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: connectionTimeout });
  client.on('error', () => {}); // the statement that it breaks rejects too
  await client.connect();
  try {
    const made = 'select to_regnamespace($1) is not null as made';
    const { rows } = await client.query<{ made: boolean }>(made, [schema ?? '']);
    await runMigrations(rows[0]?.made ? withoutNewSchemas(client) : client, schema);
  } finally {
    await client.end();
  }
};

/** They begin in the background, as soon as the database or the Redis lets them in. */
export const openJobs = ({ database, schema, redisUrl, onError = () => {} }: JobOptions): Jobs => {
  if (redisUrl !== undefined) {
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return jobsOver(withBackend(createRedisBackend), connection, onError);
  }
  // Each queue and each worker has as many of its own, and a worker one more to listen.
  const connection = {
    connectionString: database,
    max: 1,
    schema,
    connectionTimeoutMillis: connectionTimeout,
  };
  return jobsOver(withBackend(createPostgresBackend), connection, onError, () => migrate(database, schema));
};
