/** The exports that there are: who works on which, how far they are, and the parts of their files. */
import { type ExportFormat } from '@cotejo/core/exports';
import { oneAtATime } from '@cotejo/core/kit/limits';
import { projectionChannel } from '@cotejo/core/kit/projections';
import { type Staff } from '@cotejo/core/identity';
import { type Pool } from 'pg';
import { type ExportSource, type FileScope } from '../kit/export/source.ts';
import { whereSeen } from '../kit/scope.ts';
import { rowsOf, sql } from '../kit/sql.ts';
import { exportRule } from './scope.ts';
import { type ExportStatus } from './tables.ts';

export type StoredExport = {
  readonly id: string;
  readonly user_id: string;
  readonly resource: string;
  readonly format: ExportFormat;
  readonly wrapped_key: string;
  readonly request: Buffer;
  readonly status: ExportStatus;
  readonly run: string | null;
  /** Tries that count, this one among them: one that was cut short through nobody's fault does not. */
  readonly attempts: number;
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: string;
  readonly error: string | null;
  /** Of what its file may hold. */
  readonly scope: FileScope | null;
  readonly at: Date;
  readonly finished_at: Date | null;
  readonly expires_at: Date | null;
};
export type NewExport = Pick<
  StoredExport,
  'id' | 'user_id' | 'resource' | 'format' | 'wrapped_key' | 'request'
>;

/** Renewed while a file is made; a process that died holds an export up no longer than that. */
const lease = "now() + interval '30 seconds'";

/** The oldest unfinished one of somebody, of whom nobody works on one; what is finished and not announced, too. */
const claimOldest = `
  update exports.export set
    leased_until = ${lease}, attempts = attempts + 1,
    run = case when status in ('waiting', 'running') then $1 else run end,
    status = case when status = 'waiting' then 'running' else status end
  where id = (
    select id from exports.export one
    where (status in ('waiting', 'running') or not announced) and leased_until < now() and not exists (
      select from exports.export earlier
      where earlier.user_id = one.user_id and earlier.status in ('waiting', 'running')
        and (earlier.at, earlier.id) < (one.at, one.id))
    order by at limit 1 for update skip locked)
  returning *`;

const countOpen = `
  select count(*) filter (where status in ('waiting', 'running'))::int as waiting,
         count(*) filter (where status <> 'failed' and (expires_at is null or expires_at > now()))::int as kept
  from exports.export where user_id = $1`;

type Erasable = Pick<ExportSource, 'resource' | 'erasable'>;

/** @param view of the records: other kinds may have the same ids, so only files of its own sources are looked into */
const holdingErased = (view: string): string => `
  select holding as id from exports.holding(array(
    select record.id from ${view} record where record.erased and record.position > (
      select min(coalesce(read_position, 0)) from exports.export
      where wrapped_key <> '' and resource = any($2) and ($1::uuid is null or export.id = $1)))) as holding
  where ($1::uuid is null or holding = $1)
    and exists (select from exports.export where export.id = holding and resource = any($2))`;

export const exportStore = (pool: Pool) => {
  const query = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await pool.query(text, [...values])).rowCount ?? 0;
  const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, [...values])).rows;

  return {
    /**
     * @param most how many of one person may be unfinished, and kept: being made or to be downloaded
     * @returns `full` and `busy` where one more would be too many; nothing where there is one of that id
     */
    async add(
      { id, user_id, resource, format, wrapped_key, request }: NewExport,
      most: { readonly waiting: number; readonly kept: number },
    ): Promise<'added' | 'full' | 'busy' | undefined> {
      return oneAtATime(pool, `exports of ${user_id}`, async (client) => {
        const counted = await client.query<{ waiting: number; kept: number }>(countOpen, [user_id]);
        const { waiting, kept } = counted.rows[0]!;
        if (kept >= most.kept) return 'full';
        if (waiting >= most.waiting) return 'busy';
        const { rowCount } = await client.query(
          `insert into exports.export (id, user_id, resource, format, wrapped_key, request)
           values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
          [id, user_id, resource, format, wrapped_key, request],
        );
        return rowCount === 1 ? 'added' : undefined;
      });
    },
    async find(id: string, viewer: Staff): Promise<StoredExport | undefined> {
      const own = whereSeen(sql('exports.export'), exportRule, viewer, { user: 'export.user_id' });
      return (await rowsOf<StoredExport>(pool, own.where('export.id', id).select('export.*')))[0];
    },
    claim: async (run: string): Promise<StoredExport | undefined> =>
      (await rows<StoredExport>(claimOldest, [run]))[0],
    /** @returns whether this run is still the one that counts */
    async progress(id: string, run: string, done: number, total: number): Promise<boolean> {
      const text = `update exports.export set rows = $3, total = $4, leased_until = ${lease}
                    where id = $1 and run = $2 and status = 'running'`;
      return (await query(text, [id, run, done, total])) === 1;
    },
    /** @param position of the log, as of which the rows of this run are read */
    reads: (id: string, run: string, position: bigint) =>
      query('update exports.export set read_position = $3 where id = $1 and run = $2', [id, run, position]),
    /** The run goes on, although nothing of it is to be seen yet. */
    renew: (id: string, run: string) =>
      query(`update exports.export set leased_until = ${lease} where id = $1 and run = $2`, [id, run]),
    async addPart(id: string, run: string, number: number, sealed: Buffer, ids: readonly string[]) {
      await query(
        `insert into exports.part (export_id, run, number, sealed, record_ids) values ($1, $2, $3, $4, $5)`,
        [id, run, number, sealed, ids],
      );
    },
    /** The file is made anew, of what its asker may see now; what earlier runs made came to nothing. */
    async begin(id: string, run: string, scope: FileScope): Promise<void> {
      await query('delete from exports.part where export_id = $1 and run <> $2', [id, run]);
      await query('update exports.export set scope = $3 where id = $1 and run = $2', [id, run, scope]);
    },
    async finish(id: string, run: string, done: number, bytes: number): Promise<boolean> {
      const text = `update exports.export set status = 'done', rows = $3, total = $3, bytes = $4, announced = false,
                      attempts = 0, finished_at = now(), expires_at = now() + interval '24 hours'
                    where id = $1 and run = $2 and status = 'running'`;
      return (await query(text, [id, run, done, bytes])) === 1;
    },
    /** For good: what was made of it is gone, and so is its key. */
    async fail(id: string, error: string): Promise<StoredExport | undefined> {
      await query('delete from exports.part where export_id = $1', [id]);
      const text = `update exports.export set status = 'failed', error = $2, announced = false, wrapped_key = '',
                      finished_at = coalesce(finished_at, now()), expires_at = null where id = $1 returning *`;
      return (await rows<StoredExport>(text, [id, error]))[0];
    },
    announced: (id: string) => query('update exports.export set announced = true where id = $1', [id]),
    /** Anybody may claim it again, a few seconds later. @param counts whether this was a try of its own */
    release: (id: string, run: string, counts: boolean) =>
      query(
        `update exports.export set leased_until = now() + interval '2 seconds', attempts = greatest(0, attempts - $3::int)
         where id = $1 and run = $2`,
        [id, run, counts ? 0 : 1],
      ),
    async part(id: string, run: string, number: number): Promise<Buffer | undefined> {
      const text = 'select sealed from exports.part where export_id = $1 and run = $2 and number = $3';
      return (await rows<{ sealed: Buffer }>(text, [id, run, number]))[0]?.sealed;
    },
    /**
     * Files of some sources that hold somebody who was erased since they were read; one export's or all. Each knows as of where in the
     * log it was read, so that nobody is looked for who was gone before, however many they are by now.
     */
    async withErasedPeople(sources: readonly Erasable[], id?: string): Promise<readonly string[]> {
      const views = new Set(sources.flatMap(({ erasable }) => erasable?.view ?? []));
      const found = await Promise.all(
        [...views].map((view) => {
          const resources = sources.filter(({ erasable }) => erasable?.view === view);
          return rows<{ id: string }>(holdingErased(view), [
            id ?? null,
            resources.map(({ resource }) => resource),
          ]);
        }),
      );
      return found.flat().map((row) => row.id);
    },
    /** Files of more than a day ago go, with their keys; a week later, that they were there. */
    async forget(): Promise<void> {
      await query(
        `delete from exports.part using exports.export
         where export.id = part.export_id and export.expires_at < now()`,
        [],
      );
      await query(
        `update exports.export set wrapped_key = '' where expires_at < now() and wrapped_key <> ''`,
        [],
      );
      await query(
        `delete from exports.export where finished_at < now() - interval '7 days' and announced`,
        [],
      );
    },
    /** Tells whoever asked for it, live, that something changed. */
    async tell({ id, user_id: userId }: Pick<StoredExport, 'id' | 'user_id'>): Promise<void> {
      const change = {
        resource: 'exports',
        id,
        version: Date.now(),
        position: '0',
        commandId: id,
        actor: { kind: 'system', automation: 'run-export' },
        user: userId,
      };
      const told = JSON.stringify({ projector: 'exports', position: '0', changes: [change] });
      await query(`select pg_notify('${projectionChannel}', $1)`, [told]);
    },
  };
};
export type ExportStore = ReturnType<typeof exportStore>;
