/** Connections for reading, which survive that the database goes away for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LogUnavailable } from './log.ts';
import { toLogError } from './postgres-errors.ts';

export type Readers = {
  /** Rejects with LogUnavailable when the database stays away. */
  query: <Row extends object>(statement: pg.QueryConfig) => Promise<Row[]>;
  close: () => Promise<void>;
};

const connections = 6;
const timeout = 5_000;
const pauseBetweenTries = 100;

/**
 * Every read follows an index, in its order, and ends after a page: a plan that scans the whole log, sorts it or
 * compiles itself first can only come from a wrong estimate.
 */
export const planning =
  '-c enable_seqscan=off -c enable_sort=off -c max_parallel_workers_per_gather=0 -c jit=off';

export function createReaders(url: string): Readers {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'event store, reading',
    options: planning,
    max: connections,
    connectionTimeoutMillis: timeout,
    query_timeout: 15_000,
  });
  // A connection that breaks while it is idle is replaced by the pool when it is needed.
  pool.on('error', () => {});
  let isClosed = false;

  const attempt = async <Row extends object>(statement: pg.QueryConfig, until: number): Promise<Row[]> => {
    try {
      return (await pool.query<Row>(statement)).rows;
    } catch (cause) {
      const error = toLogError(cause);
      if (!(error instanceof LogUnavailable) || isClosed || Date.now() > until) throw error;
      await pause(pauseBetweenTries);
      return attempt(statement, until);
    }
  };

  return {
    query: (statement) => attempt(statement, Date.now() + timeout),
    close: async () => {
      isClosed = true;
      await pool.end();
    },
  };
}
