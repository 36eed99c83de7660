/** Loads as this side keeps them: which files are known, their rows, which loads wait for a worker, and mappings. */
import { createHash } from 'node:crypto';
import { type CellValue, type LoadKind, type Mapping, type RowOutcome } from '@cotejo/core/employee-loads';
import { openLoadRow, sealCorrections, sealLoadRow } from '@cotejo/core/employee-loads/server';
import { type FieldErrors, reject } from '@cotejo/core/kit/event-sourcing';
import { oneAtATime } from '@cotejo/core/kit/limits';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';

export type FileIdentity = { readonly policyId: string; readonly kind: LoadKind; readonly hash: string };
/** Files that look alike: those of a company with the same headings, in whatever order. */
export type LookingAlike = {
  readonly companyId: string;
  readonly kind: LoadKind;
  readonly headings: readonly string[];
};
export type FileRow = {
  readonly row: number;
  /** By heading. */
  readonly cells: Readonly<Record<string, CellValue>>;
  /** By heading, what the file’s reader could not make out. */
  readonly unread: FieldErrors;
};
export type RowResult = {
  readonly row: number;
  readonly personId?: string | undefined;
  readonly outcome: RowOutcome;
  readonly errors: FieldErrors;
  readonly warnings: FieldErrors;
};
export type ClaimedLoad = {
  readonly id: string;
  /** How often work was asked for: who has done it says so of that number alone. */
  readonly wanted: number;
  /** Whether its upload should long be in the log. */
  readonly old: boolean;
};

/** Rows that one statement writes or reads: so few that the process has its turns in between. */
const batch = 200;
/** Bytes after which a statement writes no more rows. */
const mostWritten = 4 * 1024 * 1024;
/** Longer than a portion takes; a process that died holds a load up no longer than that. */
const lease = "now() + interval '30 seconds'";
/** For so long the rows of a load are kept when it is over. */
const rowsKept = "interval '30 days'";

const keyOf = ({ companyId, kind, headings }: LookingAlike): readonly string[] => [
  companyId,
  kind,
  createHash('sha256')
    .update(JSON.stringify([...headings].sort()))
    .digest('hex'),
];

const claimOldest = `
  update write.employee_load set leased_until = ${lease}
  where id = (
    select id from write.employee_load one
    where is_waiting and leased_until < now() and not exists (
      select from write.employee_load other
      where other.is_waiting and other.user_id = one.user_id and other.leased_until > now())
    order by noted_at limit 1 for update skip locked)
  returning id, wanted, noted_at < now() - interval '1 minute' as old`;

export type LoadStore = ReturnType<typeof postgresLoads>;

export const postgresLoads = (pool: Pool, keys: Pick<SubjectKeys, 'ensure' | 'find' | 'erase'>) => {
  const change = async (text: string, ...values: readonly unknown[]): Promise<void> => {
    await pool.query(text, [...values]);
  };
  const dropRows = (id: string) => change('delete from files.load_row where load_id = $1', id);
  return {
    /** One upload of a file at a time: the next finds the load that the one before made, and keeps no rows among its rows. */
    alone: <Result>({ policyId, kind, hash }: FileIdentity, upload: () => Promise<Result>): Promise<Result> =>
      oneAtATime(pool, `upload of ${policyId} ${kind} ${hash}`, upload),
    /**
     * @returns the id of the load that has this file: the given one, or an earlier one's
     * @throws Rejection `IDEMPOTENCY_KEY_REUSED` where the given one is of another file
     */
    async begin(id: string, userId: string, { policyId, kind, hash }: FileIdentity): Promise<string> {
      const { rows } = await pool.query<{ id: string; is_other: boolean }>(
        `with mine as (
           insert into write.employee_load (id, policy_id, kind, hash, user_id) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning id)
         select id, false as is_other from mine union all
         select id, (policy_id, kind, hash) is distinct from ($2, $3, $4) from write.employee_load
         where id = $1 or (policy_id = $2 and kind = $3 and hash = $4 and is_known)
         order by is_other`,
        [id, policyId, kind, hash, userId],
      );
      if (rows[0]?.is_other)
        return reject('IDEMPOTENCY_KEY_REUSED', 'Esta clave de idempotencia ya se usó para otro archivo.');
      // Somebody else’s came at the same moment, and is not to be seen yet by this statement.
      return rows[0]?.id ?? this.begin(id, userId, { policyId, kind, hash });
    },
    /** The same file may be loaded anew. */
    forget: (id: string) =>
      change(
        'update write.employee_load set is_known = false, ended_at = coalesce(ended_at, now()) where id = $1',
        id,
      ),
    /** It never began. */
    async drop(id: string): Promise<void> {
      await dropRows(id);
      await change('delete from write.employee_load where id = $1', id);
    },
    /** Seals rows under the load’s key, in the place of those that an attempt before it kept. */
    async keepRows(id: string, rows: AsyncIterable<FileRow>): Promise<number> {
      await dropRows(id);
      const key = await keys.ensure(id);
      if (!key) throw new Error('the key of a load is gone before its rows are kept');
      let waiting: { readonly row: number; readonly sealed: Buffer }[] = [];
      let [bytes, count] = [0, 0];
      const write = async (): Promise<void> => {
        await change(
          `insert into files.load_row (load_id, row, sealed)
           select $1, row, sealed from unnest($2::int[], $3::bytea[]) as one (row, sealed)`,
          id,
          waiting.map(({ row }) => row),
          waiting.map(({ sealed }) => sealed),
        );
        count += waiting.length;
        [waiting, bytes] = [[], 0];
      };
      for await (const { row, cells, unread } of rows) {
        const sealed = sealLoadRow(key, id, row, { cells, unread });
        bytes += sealed.length;
        if (waiting.push({ row, sealed }) >= batch || bytes >= mostWritten) await write();
      }
      if (waiting.length > 0) await write();
      return count;
    },
    /** All rows that can still be read, in the order of the file. */
    async *rows(id: string): AsyncGenerator<FileRow> {
      const key = (await keys.find([id])).get(id);
      for (let last = -1; key;) {
        const { rows } = await pool.query<{ row: number; sealed: Buffer | null }>(
          `select row, sealed from files.load_row where load_id = $1 and row > $2 order by row limit ${batch}`,
          [id, last],
        );
        for (const { row, sealed } of rows) if (sealed) yield { row, ...openLoadRow(key, id, row, sealed) };
        if (rows.length < batch) return;
        last = rows.at(-1)!.row;
      }
    },
    async hasRow(id: string, row: number): Promise<boolean> {
      const { rowCount } = await pool.query(
        'select from files.load_row where load_id = $1 and row = $2 and sealed is not null',
        [id, row],
      );
      return rowCount === 1;
    },
    /** Beside each row, sealed, what somebody wrote for its cells, for whoever shows it. */
    async keepCorrections(
      id: string,
      corrections: Readonly<Record<string, Readonly<Record<string, string>>>>,
    ): Promise<void> {
      const key = (await keys.find([id])).get(id);
      const rows = Object.entries(corrections).map(([row, values]) => ({ row: Number(row), values }));
      if (!key || rows.length === 0) return;
      await change(
        `update files.load_row set corrected = told.corrected from unnest($2::int[], $3::bytea[]) as told (row, corrected)
         where load_row.load_id = $1 and load_row.row = told.row`,
        id,
        rows.map(({ row }) => row),
        rows.map(({ row, values }) => sealCorrections(key, id, row, values)),
      );
    },
    record: (id: string, results: readonly RowResult[]) =>
      change(
        `update files.load_row set person_id = told.person_id, outcome = told.outcome, errors = told.errors, warnings = told.warnings
         from unnest($2::int[], $3::uuid[], $4::text[], $5::jsonb[], $6::jsonb[])
           as told (row, person_id, outcome, errors, warnings)
         where load_row.load_id = $1 and load_row.row = told.row`,
        id,
        results.map(({ row }) => row),
        results.map(({ personId }) => personId ?? null),
        results.map(({ outcome }) => outcome),
        results.map(({ errors }) => JSON.stringify(errors)),
        results.map(({ warnings }) => JSON.stringify(warnings)),
      ),
    /** The mapping that somebody gave the last file that looked alike. */
    async rememberedMapping(alike: LookingAlike): Promise<Mapping | undefined> {
      const { rows } = await pool.query<{ mapping: Mapping }>(
        'select mapping from write.employee_load_mapping where company_id = $1 and kind = $2 and headings = $3',
        [...keyOf(alike)],
      );
      return rows[0]?.mapping;
    },
    rememberMapping: (alike: LookingAlike, mapping: Mapping) =>
      change(
        `insert into write.employee_load_mapping (company_id, kind, headings, mapping) values ($1, $2, $3, $4)
         on conflict (company_id, kind, headings) do update set mapping = excluded.mapping`,
        ...keyOf(alike),
        JSON.stringify(mapping),
      ),
    /** There is something to do: told before it is in the log and again after it. */
    want: (id: string) =>
      change(
        'update write.employee_load set is_waiting = true, wanted = wanted + 1, noted_at = now() where id = $1',
        id,
      ),
    claim: async (): Promise<ClaimedLoad | undefined> => (await pool.query<ClaimedLoad>(claimOldest)).rows[0],
    renew: (id: string) => change(`update write.employee_load set leased_until = ${lease} where id = $1`, id),
    /** Anybody may claim it again, a few seconds later. */
    release: (id: string) =>
      change(`update write.employee_load set leased_until = now() + interval '2 seconds' where id = $1`, id),
    /** What was asked for up to then is done. @param isOver whether the load ends with it */
    done: ({ id, wanted }: Pick<ClaimedLoad, 'id' | 'wanted'>, isOver: boolean) =>
      change(
        `update write.employee_load set is_waiting = is_waiting and wanted <> $2, leased_until = '-infinity',
           ended_at = case when $3 then coalesce(ended_at, now()) else ended_at end
         where id = $1`,
        id,
        wanted,
        isOver,
      ),
    /** Has loads looked at once more that were told of a while ago: who was to tell again may have died before. */
    lookAgain: () =>
      change(
        `update write.employee_load set is_waiting = true where not is_waiting and ended_at is null
           and noted_at between now() - interval '10 minutes' and now() - interval '1 minute'`,
      ),
    /** Deletes the rows of loads that have long been over, and of people who were erased. */
    async sweep(): Promise<void> {
      await change(
        `update files.load_row set sealed = null, corrected = null from keys.subject_key
         where subject_key.subject = load_row.person_id::text and subject_key.erased_at is not null and sealed is not null`,
      );
      const { rows } = await pool.query<{ id: string }>(
        `select id from write.employee_load where has_rows and ended_at < now() - ${rowsKept} limit 50`,
      );
      for (const { id } of rows) {
        await keys.erase(id);
        await dropRows(id);
        await change('update write.employee_load set has_rows = false where id = $1', id);
      }
    },
  };
};
