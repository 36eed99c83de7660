/** A process that dies while Postgres works for it, as a test arranges it. */
import { type Pool } from 'pg';
import { openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';

/**
 * Holds the table until the work waits for it, and ends its connection then.
 * @param work with a pool of its own
 * @returns what the work was told
 */
export const cutOff = async (
  database: TestDatabase,
  table: string,
  work: (pool: Pool) => Promise<unknown>,
): Promise<unknown> => {
  const [dying, others] = [openTestPool(database, 1), openTestPool(database, 2)];
  dying.on('error', () => undefined);
  const holder = await others.connect();
  try {
    await holder.query(`begin; lock table ${table} in exclusive mode`);
    const told = work(dying).catch((error: unknown) => error);
    let ended = 0;
    while (ended === 0)
      ended = (
        await others.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike '%into ' || $1 || '%'`,
          [table],
        )
      ).rowCount!;
    return await told;
  } finally {
    await holder.query('rollback');
    holder.release();
    await Promise.all([dying.end(), others.end()]);
  }
};
