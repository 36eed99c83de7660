/** Makes a projector's tables where they are missing, and shows them to readers as the views of the schema `read`. */
import { createHash } from 'node:crypto';
import { projectionChannel } from '@cotejo/core/kit/projections';
import { type Client, DatabaseError } from 'pg';
import { checkpointTables } from './checkpoint.ts';
import { parkedViews } from './parked-streams.ts';
import { type Projector, schemaOf } from './projector.ts';

/**
 * The status of all projectors for the console; a leader that has not reported for long counts as frozen. A row that is
 * not shown is a version that is still being built.
 */
const statusView = `
  select p.name, p.version, p.commit_position as position, s.lag_events, s.lag_seconds, s.stopped_at,
         coalesce(s.caught_up, false) as caught_up,
         coalesce(s.frozen or s.reported_at < now() - interval '30 seconds', true) as frozen,
         exists (select from checkpoints.shown where shown.name = p.name and shown.version = p.version) as shown,
         (select count(*)::int from checkpoints.parked
          where parked.name = p.name and parked.version = p.version) as parked
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

/** The views about projectors themselves, by their name in the schema `read`. */
const sharedViews = { projection_status: statusView, ...parkedViews };

/** Tells whether the tables and views are those of this code; kept as the schema's comment. */
const fingerprintOf = ({ tables, views }: Projector): string =>
  createHash('sha256')
    .update(JSON.stringify([checkpointTables, sharedViews, tables, views]))
    .digest('hex');

/** Readers see a newer version: this one is not to be built again. */
export class Superseded extends Error {
  constructor(projector: Projector, shown: number) {
    super(`Version ${shown} of ${projector.name} is shown; version ${projector.version} is older.`);
    this.name = 'Superseded';
  }
}

/**
 * How long a change waits for those who read, for whoever comes to read waits behind it. Some read for minutes, as an
 * export of everything does: then it is tried again a little later.
 */
const lockTimeout = '2s';

/** In one transaction, and by one instance at a time. Rejects when somebody reads what is to be changed for too long. */
const exclusively = async <Result>(sql: Client, work: () => Promise<Result>): Promise<Result> => {
  await sql.query('begin');
  try {
    await sql.query(`select pg_advisory_xact_lock(hashtextextended('projection schemas', 0))`);
    await sql.query(`set local lock_timeout = '${lockTimeout}'`);
    const result = await work();
    await sql.query('commit');
    return result;
  } catch (error) {
    await sql.query('rollback').catch(() => {});
    throw error;
  }
};

/** @throws Superseded @returns the version that readers see, if there is any yet */
const shownVersion = async (sql: Client, projector: Projector): Promise<number | undefined> => {
  const { rows } = await sql.query<{ version: number }>(
    'select version from checkpoints.shown where name = $1',
    [projector.name],
  );
  const shown = rows[0]?.version;
  if (shown !== undefined && shown > projector.version) throw new Superseded(projector, shown);
  return shown;
};

const showViews = async (sql: Client, projector: Projector): Promise<void> => {
  await sql.query(`set local search_path to ${schemaOf(projector)}`);
  for (const [name, query] of Object.entries(projector.views)) await replaceView(sql, name, query);
  await sql.query(
    `insert into checkpoints.shown values ($1, $2) on conflict (name) do update set version = excluded.version`,
    [projector.name, projector.version],
  );
  await sql.query(grant('read_service', ['usage on schema read', 'select on all tables in schema read']));
  for (const view of projector.askedByCommands ?? [])
    await sql.query(grant('write_service', ['usage on schema read', `select on read.${view}`]));
};

/** Drops the tables of older versions, which nothing reads any more. */
const dropOlder = async (sql: Client, { name, version }: Projector): Promise<void> => {
  const { rows } = await sql.query<{ version: number }>(
    'delete from checkpoints.projector where name = $1 and version < $2 returning version',
    [name, version],
  );
  if (rows.length === 0) return;
  for (const older of rows) await sql.query(`drop schema if exists ${schemaOf({ name, ...older })} cascade`);
  for (const table of ['status', 'parked', 'skipped'])
    await sql.query(`delete from checkpoints.${table} where name = $1 and version < $2`, [name, version]);
};

/**
 * Makes the tables, and shows them when there is nothing older to be seen meanwhile. What is made already is left
 * alone: replacing a view would make readers wait.
 * @returns whether readers see this version
 * @throws Superseded when they see a newer one
 */
export const prepareSchema = async (sql: Client, projector: Projector): Promise<boolean> => {
  const schema = schemaOf(projector);
  const fingerprint = fingerprintOf(projector);
  return exclusively(sql, async () => {
    const { rows } = await sql.query<{ made: string | null }>(
      `select obj_description(to_regnamespace($1), 'pg_namespace') as made`,
      [schema],
    );
    const isMade = rows[0]?.made === fingerprint;
    if (!isMade) await sql.query(checkpointTables);
    const shown = await shownVersion(sql, projector);
    const isShown = shown === undefined || shown === projector.version;
    if (!isMade) {
      await sql.query(`create schema if not exists read; create schema if not exists ${schema}`);
      await sql.query(`set local search_path to ${schema}`);
      await sql.query(projector.tables);
      for (const [name, query] of Object.entries(sharedViews)) await replaceView(sql, name, query);
      if (isShown) await showViews(sql, projector);
      await sql.query(`comment on schema ${schema} is '${fingerprint}'`);
    }
    if (isShown) await dropOlder(sql, projector);
    return isShown;
  });
};

/**
 * Shows a version that was built beside an older one, and drops the older one. Those who read it at the moment are
 * waited for; whoever comes after reads the new one.
 * @param notification the payload by which readers learn that everything may have changed
 */
export const show = async (sql: Client, projector: Projector, notification: string): Promise<void> => {
  await exclusively(sql, async () => {
    await shownVersion(sql, projector);
    await showViews(sql, projector);
    await sql.query(`select pg_notify('${projectionChannel}', $1)`, [notification]);
  });
  await exclusively(sql, () => dropOlder(sql, projector));
};
