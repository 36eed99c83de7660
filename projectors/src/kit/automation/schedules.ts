/**
 * The schedules of an automation: each hour becomes a task exactly once, whatever stops in between and however many
 * instances look. The last hour that is done is remembered outside of the automation's versions, so that a new version
 * repeats none; the task of the one after it is made again if it was lost with an older version's tables.
 */
import { type Pool, type PoolClient } from 'pg';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type Automation, type Schedule, type Task } from './automation.ts';

export const scheduleTable = `
  create table if not exists checkpoints.schedule (
    automation text not null,
    name text not null,
    done_until timestamptz not null,
    primary key (automation, name)
  );
`;

/** Of the ids of commands that a schedule sends. */
const namespace = '5d1f3c0a-6b7e-4f0e-9a43-0c8e2f6b9d17';

const hour = 3_600_000;
const hourOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / hour) * hour);

const inTransaction = async <Result>(
  pool: Pool,
  work: (sql: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const sql = await pool.connect();
  try {
    await sql.query('begin');
    const result = await work(sql);
    await sql.query('commit');
    return result;
  } catch (error) {
    await sql.query('rollback').catch(() => {});
    throw error;
  } finally {
    sql.release();
  }
};

type Scheduled = Pick<Automation, 'name' | 'schedules'>;

export const schedulesIn = ({ name: automation, schedules = [] }: Scheduled, schema: string, pool: Pool) => {
  /** Stores the task unless one of the same schedule is pending: an hour waits for the one before it. */
  const store = async (sql: PoolClient, schedule: Schedule, at: Date): Promise<boolean> => {
    const { name, handler, target, country } = schedule;
    const commandId = uuidV5(namespace, `${automation}/${name}/${at.toISOString()}`);
    const { rowCount } = await sql.query(
      `insert into ${schema}.task (handler, key, target, command_id, input, correlation_id, causation_id, country,
                                   schedule, occurrence, due_at)
       select $1, $2, $3, $4, '{}', $4, $4, $5, $6, $7, now()
       where not exists (select from ${schema}.task where schedule = $6)`,
      [handler, `${name} ${at.toISOString()}`, target, commandId, country, name, at],
    );
    return rowCount === 1;
  };

  /** @returns the next hour, if anything is to be done then */
  const next = (now: Date): Date | undefined =>
    schedules.length > 0 ? new Date(hourOf(now).getTime() + hour) : undefined;

  /** Nothing is due before this instant. */
  let quietUntil: Date | undefined;

  return {
    next,
    /** Stores the tasks of the hours that are due. @returns whether there were any */
    storeDue: async (now: Date): Promise<boolean> => {
      if (schedules.length === 0 || (quietUntil && now < quietUntil)) return false;
      const at = hourOf(now);
      return inTransaction(pool, async (sql) => {
        await sql.query(
          `insert into checkpoints.schedule select $1, name, $3 from unnest($2::text[]) as new (name)
           order by name on conflict do nothing`,
          [automation, schedules.map(({ name }) => name), new Date(at.getTime() - 1)],
        );
        // Locked: whoever else looks, or says that one is done, waits for this transaction.
        const { rows } = await sql.query<{ name: string; done_until: Date }>(
          'select name, done_until from checkpoints.schedule where automation = $1 order by name for update',
          [automation],
        );
        const due = schedules.filter(({ name }) =>
          rows.some((row) => row.name === name && row.done_until < at),
        );
        quietUntil = due.length === 0 ? next(now) : undefined;
        let found = false;
        for (const schedule of due) if (await store(sql, schedule, at)) found = true;
        return found;
      });
    },
    /** Remembers that the task's hour is done, and removes the task, in one statement. */
    async done({ occurrence, handler, key, commandId }: Task): Promise<void> {
      await pool.query(
        `with gone as (delete from ${schema}.task where handler = $1 and key = $2 and command_id = $3)
         update checkpoints.schedule set done_until = greatest(done_until, $4) where automation = $5 and name = $6`,
        [handler, key, commandId, occurrence?.at, automation, occurrence?.schedule],
      );
    },
  };
};
