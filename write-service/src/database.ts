/** The write side's own database: keys of personal data, and the tables that contexts bring. */
import { keySchema } from '@cotejo/core/kit/personal-data';
import pg from 'pg';

/** Milliseconds; what takes longer is answered with 503 and `Retry-After`. */
const timeout = 5_000;

/** @param onLost told when an idle connection breaks; the next query opens another */
export const openDatabase = (url: string, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
    application_name: 'write-service',
  });
  return pool.on('error', onLost);
};

const lock = 7_141_001;

/**
 * Creates what is missing; several instances may start at once.
 * @param tables SQL that may run again
 */
export const migrate = async (pool: pg.Pool, tables: readonly string[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    for (const table of [keySchema, ...tables]) await client.query(table);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
