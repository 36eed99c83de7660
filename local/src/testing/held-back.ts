/** Lets a service's own statement wait for the test: whoever is killed then is in the middle of its work for certain. */
import { type Pool } from 'pg';

/** Of the lock; nobody else in a test's database has one like it. */
const lock = 7_141_999;

export type HeldBack = {
  /** From now on what is to wait waits. @returns what lets it go on */
  readonly hold: () => Promise<() => Promise<void>>;
  /** Ends the connections that wait: their processes were killed, and Postgres would not notice before they go on. */
  readonly cutWaiting: () => Promise<void>;
};

/** @param statement on which table, and which of its rows: a condition on `new` and `old` */
export const heldBack = async (
  sql: Pool,
  {
    table,
    on,
    when,
  }: { readonly table: string; readonly on: 'insert' | 'update' | 'delete'; readonly when: string },
): Promise<HeldBack> => {
  await sql.query(`
    create function ${table}_held_back() returns trigger language plpgsql as $$
      begin if ${when} then perform pg_advisory_xact_lock_shared(${lock}); end if; return coalesce(new, old); end $$;
    create trigger held_back before ${on} on ${table} for each row execute function ${table}_held_back()`);
  return {
    async hold() {
      const holder = await sql.connect();
      await holder.query(`select pg_advisory_lock(${lock})`);
      return async () => {
        await holder.query(`select pg_advisory_unlock(${lock})`);
        holder.release();
      };
    },
    async cutWaiting() {
      await sql.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where wait_event = 'advisory' and datname = current_database()`,
      );
    },
  };
};
