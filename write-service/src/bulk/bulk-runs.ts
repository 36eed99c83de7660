/** Bulk runs that are not finished: what a process must know to go on with them, also after another one has died. */
import { oneAtATime } from '@cotejo/core/kit/limits';
import { type Pool } from 'pg';
import { createSchema } from '../kit/create-schema.ts';

export type ClaimedRun = {
  readonly id: string;
  /** Whether its start should long be in the log, if it ever comes there. */
  readonly old: boolean;
};

export type BulkRuns = {
  /**
   * Before a run is started, so that none is started which nobody knows.
   * @returns whether there was a place for it: somebody has so many runs that are not finished
   */
  note(id: string, userId: string): Promise<boolean>;
  /** The oldest run of somebody of whom nobody works on one; for half a minute it is this process's. */
  claim(): Promise<ClaimedRun | undefined>;
  /** Another half minute. */
  renew(id: string): Promise<void>;
  /** Anybody may claim it again, a few seconds later. */
  release(id: string): Promise<void>;
  finish(id: string): Promise<void>;
  /** It never began, or nobody will ask for it again. */
  drop(id: string): Promise<void>;
  /** The runs that finished more than a week ago. */
  finishedLongAgo(): Promise<readonly string[]>;
};

/** Runs of one person that are not finished: they are done one after the other. */
export const mostOpenRuns = 20;

export const bulkRunSchema = `
  ${createSchema('write')}
  create table if not exists write.bulk_run (
    id uuid primary key,
    user_id uuid not null,
    noted_at timestamptz not null default clock_timestamp(),
    leased_until timestamptz not null default '-infinity',
    finished_at timestamptz
  );
  create index if not exists bulk_run_open on write.bulk_run (user_id, noted_at) where finished_at is null;
  create index if not exists bulk_run_finished on write.bulk_run (finished_at) where finished_at is not null;
`;

/** Longer than a portion takes; a process that died holds a run up no longer than that. */
const lease = "now() + interval '30 seconds'";

/** One run of a person at a time: all but the oldest wait, and the row's lock makes it one process's. */
const claimOldest = `
  update write.bulk_run set leased_until = ${lease}
  where id = (
    select id from write.bulk_run one
    where finished_at is null and leased_until < now() and not exists (
      select from write.bulk_run earlier
      where earlier.user_id = one.user_id and earlier.finished_at is null
        and (earlier.noted_at, earlier.id) < (one.noted_at, one.id))
    order by noted_at limit 1 for update skip locked)
  returning id, noted_at < now() - interval '1 minute' as old`;

export const postgresBulkRuns = (pool: Pool): BulkRuns => {
  const change = async (text: string, id: string): Promise<void> => {
    await pool.query(text, [id]);
  };
  return {
    async note(id, userId) {
      return oneAtATime(pool, `bulk runs of ${userId}`, async (client) => {
        const { rows } = await client.query(
          `with noted as (
             insert into write.bulk_run (id, user_id) select $1, $2
             where (select count(*) from write.bulk_run where user_id = $2 and finished_at is null) < $3
             on conflict (id) do nothing
             returning id)
           select id from noted union select id from write.bulk_run where id = $1`,
          [id, userId, mostOpenRuns],
        );
        return rows.length === 1;
      });
    },
    claim: async () => (await pool.query<ClaimedRun>(claimOldest)).rows[0],
    renew: (id) => change(`update write.bulk_run set leased_until = ${lease} where id = $1`, id),
    release: (id) =>
      change(`update write.bulk_run set leased_until = now() + interval '2 seconds' where id = $1`, id),
    finish: (id) => change('update write.bulk_run set finished_at = now() where id = $1', id),
    drop: (id) => change('delete from write.bulk_run where id = $1', id),
    async finishedLongAgo() {
      const { rows } = await pool.query<{ id: string }>(
        `select id from write.bulk_run where finished_at < now() - interval '7 days' limit 500`,
      );
      return rows.map(({ id }) => id);
    },
  };
};
