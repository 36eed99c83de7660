/** Knowledge of visitors that all instances share: uses of each limit, and who was believed to be human. */
import { forgetOldUses, type Limits, limitTable, postgresLimits } from '@cotejo/core/kit/limits';
import { type Pool } from 'pg';
import { makeTables } from '../make-tables.ts';

/** Visitors who were believed to be human, for a day. */
export type Believed = {
  readonly note: (visitor: string) => Promise<void>;
  /** @param milliseconds up to now: an age, which clocks that differ agree on */
  readonly within: (visitor: string, milliseconds: number) => Promise<boolean>;
};

const schema = 'visitors';
export const visitorTables = `
  do $$ begin
    if to_regnamespace('${schema}') is null then create schema ${schema}; end if;
  end $$;
  ${limitTable(schema)}
  create table if not exists visitors.believed (
    visitor text primary key,
    at timestamptz not null
  );
`;

const postgresBelieved = (pool: Pool): Believed => ({
  async note(visitor) {
    await pool.query({
      name: 'believe-visitor',
      text: `insert into visitors.believed values ($1, clock_timestamp())
             on conflict (visitor) do update set at = excluded.at`,
      values: [visitor],
    });
  },
  async within(visitor, milliseconds) {
    const { rowCount } = await pool.query({
      name: 'was-visitor-believed',
      text: `select from visitors.believed
             where visitor = $1 and at > clock_timestamp() - make_interval(secs => $2)`,
      values: [visitor, milliseconds / 1_000],
    });
    return rowCount === 1;
  },
});

export const forgetVisitors = async (pool: Pool): Promise<void> => {
  await forgetOldUses({ pool, schema });
  await pool.query(`delete from visitors.believed where at < now() - interval '1 day'`);
};

const sweepInterval = 60_000;

export type Visitors = {
  readonly limits: Limits;
  readonly believed: Believed;
  readonly stop: () => Promise<void>;
};

/** Makes the tables, and sweeps them from then on. */
export const openVisitors = (pool: Pool, onError: (error: unknown) => void): Visitors => {
  const stopping = new AbortController();
  const made = makeTables(pool, visitorTables, { stopping: stopping.signal, onError });
  const sweep = async (): Promise<void> => ((await made) ? forgetVisitors(pool).catch(onError) : undefined);
  const clock = setInterval(() => void sweep(), sweepInterval);
  return {
    limits: postgresLimits({ pool, schema, forReads: true }),
    believed: postgresBelieved(pool),
    async stop() {
      clearInterval(clock);
      stopping.abort();
      await made;
    },
  };
};
