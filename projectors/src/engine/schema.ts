/** Makes a projector's tables where they are missing, and shows them to readers as the views of the schema `read`. */
import { createHash } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';
import { checkpointTables } from './checkpoint.ts';
import { type Projector, schemaOf } from './projector.ts';

/** What the console asks of all projectors; a leader that has not reported for long counts as frozen. */
const statusView = `
  select p.name, p.version, p.commit_position as position, s.lag_events, s.lag_seconds, s.stopped_at,
         coalesce(s.caught_up, false) as caught_up,
         coalesce(s.frozen or s.reported_at < now() - interval '30 seconds', true) as frozen
  from checkpoints.projector p left join checkpoints.status s using (name, version)`;

const replaceView = async (sql: Client, name: string, query: string): Promise<void> => {
  await sql.query('savepoint before_view');
  try {
    await sql.query(`create or replace view read.${name} as ${query}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42P16') throw error;
    // Its columns have changed: it is made anew, in one step for those who read.
    await sql.query(
      `rollback to savepoint before_view; drop view read.${name}; create view read.${name} as ${query}`,
    );
  }
};

/** Grants to a role when there is one; tests and small installations have a single role for all. */
export const grant = (role: string, privileges: readonly string[]): string => `
  do $$ begin
    if exists (select from pg_roles where rolname = '${role}' and rolname <> current_user) then
      ${privileges.map((privilege) => `grant ${privilege} to ${role};`).join(' ')}
    end if;
  end $$;`;

/** Tells whether the tables and views are those of this code; kept as the schema's comment. */
const fingerprintOf = ({ tables, views }: Projector): string =>
  createHash('sha256')
    .update(JSON.stringify([checkpointTables, statusView, tables, views]))
    .digest('hex');

/**
 * Runs all of it in one transaction; instances that start together do it one after the other. What is made already is
 * left alone: replacing a view would make readers wait.
 */
export const prepareSchema = async (sql: Client, projector: Projector): Promise<void> => {
  const schema = schemaOf(projector);
  const fingerprint = fingerprintOf(projector);
  await sql.query('begin');
  try {
    await sql.query(`select pg_advisory_xact_lock(hashtextextended('projection schemas', 0))`);
    const { rows } = await sql.query<{ made: string | null }>(
      `select obj_description(to_regnamespace($1), 'pg_namespace') as made`,
      [schema],
    );
    if (rows[0]?.made !== fingerprint) {
      await sql.query(checkpointTables);
      await sql.query(`create schema if not exists read; create schema if not exists ${schema}`);
      await sql.query(`set local search_path to ${schema}`);
      await sql.query(projector.tables);
      for (const [name, query] of Object.entries(projector.views)) await replaceView(sql, name, query);
      await replaceView(sql, 'projection_status', statusView);
      await sql.query(grant('read_service', ['usage on schema read', 'select on all tables in schema read']));
      await sql.query(`comment on schema ${schema} is '${fingerprint}'`);
    }
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback').catch(() => {});
    throw error;
  }
};
