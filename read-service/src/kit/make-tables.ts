/** Tables of this service's own: made at the start, tried again each second until they are there. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Pool } from 'pg';

/** A new index over all that is there takes longer than an answer may; instances that start together wait for each other. */
const alone = `select set_config('statement_timeout', '10min', true), pg_advisory_xact_lock(7141002)`;

/**
 * @param tables SQL that may run again
 * @returns whether they are there: not if it was stopped before
 */
export const makeTables = async (
  pool: Pool,
  tables: string,
  { stopping, onError }: { readonly stopping: AbortSignal; readonly onError: (error: unknown) => void },
): Promise<boolean> => {
  while (!stopping.aborted)
    try {
      await pool.query(`${alone}; ${tables}`);
      return true;
    } catch (error) {
      onError(error);
      await pause(1_000, undefined, { signal: stopping }).catch(() => {});
    }
  return false;
};
