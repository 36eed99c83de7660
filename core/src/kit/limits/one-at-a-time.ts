/** Counting before adding: one transaction at a time for each key, so that those that come together see each other's rows. */
import { type Pool, type PoolClient } from 'pg';

/**
 * Takes the lock in a statement of its own: a statement sees the rows of when it began, and one that waited for a lock
 * would count as of before it.
 * @param key what is counted, and whose
 * @param work statements on the connection that holds the lock; its error rolls them back and closes the connection
 */
export const oneAtATime = async <Result>(
  pool: Pool,
  key: string,
  work: (client: Pick<PoolClient, 'query'>) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
