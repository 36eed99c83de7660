/** Slow or regular work, done once by one of all instances: BullMQ, on Postgres unless a Redis is configured. */
import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  runMigrations,
  withBackend,
} from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openings } from './openings.ts';

export type Jobs = {
  /**
   * Has the work done every so many milliseconds, for as long as anybody of all instances runs. Work that fails is
   * tried again, a little later each time; what comes of it is nobody's answer, so it must be safe to repeat. It
   * begins when the database or the Redis is there.
   */
  every(name: string, milliseconds: number, work: () => Promise<unknown>): void;
  /**
   * Has work looked for whenever somebody rings: a bell says that there may be some, never what. Its work finds out by
   * itself, and a sweep of its own finds what no bell told of.
   * @param atOnce how much of it this instance does at one time
   */
  bell(name: string, atOnce: number, work: () => Promise<unknown>): Bell;
  /** Ends after the work at hand. Rejects with all that could not be closed, when the rest is. */
  close(): Promise<void>;
};

export type Bell = {
  /** Rings at once, or at an instant; waits until the bell hangs. Rejects when the jobs are closed before. */
  ring(at?: Date): Promise<void>;
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
/** Milliseconds: a bell that rings early is heard by nobody, and timers and clocks are not exact. */
const late = 20;
const pauseAfterFailure = 1_000;

const jobsOver = <Backend extends IQueueBackend, Connection>(
  { Queue, Worker }: BackendClasses<Backend, Connection>,
  connection: Connection,
  onError: (error: unknown) => void,
): Jobs => {
  const opened = openings(onError);
  /** While it can't look for jobs it looks once a second: by itself it would do so again at once, with a connection each time. */
  class UnhurriedWorker extends Worker {
    protected override async moveToActive(token: string, name?: string): Promise<Job> {
      try {
        return await super.moveToActive(token, name);
      } catch (error) {
        await pause(pauseAfterFailure);
        throw error;
      }
    }
  }
  const newQueue = (name: string) => new Queue(name, { connection });

  /** The worker comes after its queue and is closed before it: the work at hand still needs it. */
  const openWorker = (
    queue: Promise<unknown>,
    name: string,
    atOnce: number,
    work: () => Promise<unknown>,
  ): void => {
    const doWork = async (): Promise<void> => void (await work());
    // One that looked for jobs before it is up would look without a pause, and let nothing else of the process happen.
    const options = { connection, concurrency: atOnce, autorun: false };
    const newWorker = () =>
      new UnhurriedWorker(name, doWork, options).on('failed', (_, error) => onError(error));
    queue
      .then(() => opened.bringUp(newWorker, async (worker) => void worker.run().catch(onError)))
      // Closed before it came up.
      .catch(() => {});
  };
  return {
    every(name, milliseconds, work) {
      const regularly = [{ every: milliseconds }, { name, opts: { ...retries, ...kept } }] as const;
      const queue = opened.bringUp(
        () => newQueue(name),
        (fresh) => fresh.upsertJobScheduler(name, ...regularly),
      );
      openWorker(queue, name, 1, work);
    },
    bell(name, atOnce, work) {
      const queue = opened.bringUp(() => newQueue(name));
      openWorker(queue, name, atOnce, work);
      return {
        async ring(at) {
          // One bell for one instant, however many want it rung.
          const timed = at && {
            jobId: `at-${at.getTime()}`,
            delay: Math.max(0, at.getTime() - Date.now()) + late,
          };
          await (await queue).add(name, {}, { removeOnComplete: true, removeOnFail: true, ...timed });
        },
      };
    },
    close: () => opened.close(),
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
  const client = new pg.Client({ connectionString: database });
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

export const openJobs = async ({
  database,
  schema,
  redisUrl,
  onError = () => {},
}: JobOptions): Promise<Jobs> => {
  if (redisUrl !== undefined) {
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return jobsOver(withBackend(createRedisBackend), connection, onError);
  }
  await migrate(database, schema);
  // Each queue and each worker has as many of its own, and a worker one more to listen.
  const connection = { connectionString: database, max: 1, schema };
  return jobsOver(withBackend(createPostgresBackend), connection, onError);
};
