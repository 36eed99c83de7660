/**
 * The schedules of an automation: each occurrence becomes a task exactly once, whatever stops in between and however many
 * instances look. The last occurrence that is done is remembered outside of the automation's versions, so that a new
 * version repeats none; the task of the one after it is made again if it was lost with an older version's tables.
 */
import { type Pool, type PoolClient } from 'pg';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { nextOccurrence } from '@cotejo/core/kit/time';
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

/** Longer than any rule's interval; milliseconds. */
const longestInterval = 32 * 86_400_000;

/** @returns the occurrence to be done now, if any: of several missed ones the latest, unless each counts */
export const dueOccurrence = (
  { rule, missed = 'latest' }: Pick<Schedule, 'rule' | 'missed'>,
  doneUntil: Date,
  now: Date,
): Date | undefined => {
  let due: Date | undefined;
  for (let next = nextOccurrence(rule, doneUntil); next <= now; next = nextOccurrence(rule, next)) {
    due = next;
    if (missed === 'each') break;
  }
  return due;
};

/** @returns the instant after which the occurrences of a new schedule count */
const startOf = ({ rule, startsAtOnce }: Schedule, now: Date): Date => {
  const latest = startsAtOnce && dueOccurrence({ rule }, new Date(now.getTime() - longestInterval), now);
  return latest ? new Date(latest.getTime() - 1) : now;
};

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
  /** Stores the task unless one of the same schedule is pending: an occurrence waits for the one before it. */
  const store = async (sql: PoolClient, schedule: Schedule, at: Date): Promise<boolean> => {
    const { name, handler, target, country, input = {} } = schedule;
    const commandId = uuidV5(namespace, `${automation}/${name}/${at.toISOString()}`);
    const { rowCount } = await sql.query(
      `insert into ${schema}.task (handler, key, target, command_id, input, correlation_id, causation_id, country,
                                   schedule, occurrence, due_at)
       select $1, $2, $3, $4, $5, $4, $4, $6, $7, $8, now()
       where not exists (select from ${schema}.task where schedule = $7)`,
      [handler, `${name} ${at.toISOString()}`, target, commandId, input, country, name, at],
    );
    return rowCount === 1;
  };

  /** @returns the next occurrence after an instant, of all schedules */
  const next = (after: Date): Date | undefined =>
    schedules
      .map(({ rule }) => nextOccurrence(rule, after))
      .sort((one, other) => one.getTime() - other.getTime())[0];

  /** Nothing is due before this instant. */
  let quietUntil: Date | undefined;

  return {
    next,
    /** Stores the tasks of the occurrences that are due. @returns whether there were any */
    storeDue: async (now: Date): Promise<boolean> => {
      if (schedules.length === 0 || (quietUntil && now < quietUntil)) return false;
      return inTransaction(pool, async (sql) => {
        await sql.query(
          `insert into checkpoints.schedule select $1, name, start from unnest($2::text[], $3::timestamptz[]) as new (name, start)
           order by name on conflict do nothing`,
          [
            automation,
            schedules.map(({ name }) => name),
            schedules.map((schedule) => startOf(schedule, now)),
          ],
        );
        // Locked: whoever else looks, or says that one is done, waits for this transaction.
        const { rows } = await sql.query<{ name: string; done_until: Date }>(
          'select name, done_until from checkpoints.schedule where automation = $1 order by name for update',
          [automation],
        );
        let [isQuiet, found] = [true, false];
        for (const { name, done_until: doneUntil } of rows) {
          const schedule = schedules.find((one) => one.name === name);
          const at = schedule && dueOccurrence(schedule, doneUntil, now);
          if (!at) continue;
          isQuiet = false;
          if (await store(sql, schedule, at)) found = true;
        }
        quietUntil = isQuiet ? next(now) : undefined;
        return found;
      });
    },
    /** Remembers that the task's occurrence is done, and removes the task, in one statement. */
    async done({ occurrence, handler, key, commandId }: Task): Promise<void> {
      await pool.query(
        `with gone as (delete from ${schema}.task where handler = $1 and key = $2 and command_id = $3)
         update checkpoints.schedule set done_until = greatest(done_until, $4) where automation = $5 and name = $6`,
        [handler, key, commandId, occurrence?.at, automation, occurrence?.schedule],
      );
    },
  };
};
