/** Slow or regular work, done once by one of all instances: BullMQ, on Postgres unless a Redis is configured. */
import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  runMigrations,
  withBackend,
} from 'bullmq';
import pg from 'pg';

export type Jobs = {
  /**
   * Has the work done every so many milliseconds, for as long as anybody of all instances runs. Work that fails is
   * tried again, a little later each time; what comes of it is nobody's answer, so it must be safe to repeat.
   */
  every(name: string, milliseconds: number, work: () => Promise<unknown>): Promise<void>;
  /** Ends after the work at hand. */
  close(): Promise<void>;
};

export type JobOptions = {
  /** The url of a database with a role that may create the schema `bullmq`. */
  readonly database: string;
  readonly redisUrl?: string;
  /** A job, a connection or a clock failed; the queue goes on by itself. */
  readonly onError?: (error: unknown) => void;
};

/** Tried at once and then after 1, 2 and 4 seconds. */
const retries = { attempts: 4, backoff: { type: 'exponential', delay: 1_000 } } as const;
/** Kept to be looked at. */
const kept = { removeOnComplete: 10, removeOnFail: 100 } as const;

type Closing = { close(): Promise<void> };

const jobsOver = <Backend extends IQueueBackend, Connection>(
  { Queue, Worker }: BackendClasses<Backend, Connection>,
  connection: Connection,
  onError: (error: unknown) => void,
): Jobs => {
  const open: Closing[] = [];
  return {
    async every(name, milliseconds, work) {
      const queue = new Queue(name, { connection });
      queue.on('error', onError);
      open.push(queue);
      await queue.upsertJobScheduler(name, { every: milliseconds }, { name, opts: { ...retries, ...kept } });
      const worker = new Worker(
        name,
        async () => {
          await work();
        },
        { connection },
      );
      worker.on('error', onError);
      worker.on('failed', (_, error) => onError(error));
      open.push(worker);
    },
    async close() {
      // Workers first: the work at hand still needs its queue.
      for (const one of open.reverse()) await one.close();
    },
  };
};

const migrate = async (database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await runMigrations(client).finally(() => client.end());
};

export const openJobs = async ({ database, redisUrl, onError = () => {} }: JobOptions): Promise<Jobs> => {
  if (redisUrl !== undefined) {
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return jobsOver(withBackend(createRedisBackend), connection, onError);
  }
  await migrate(database);
  return jobsOver(withBackend(createPostgresBackend), { connectionString: database, max: 2 }, onError);
};
