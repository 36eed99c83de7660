/** Times that leads stood before they were moved, by month: histograms, so that an audit of a year reads no single change of it. */
import { dayInZone } from '@cotejo/core/kit/time';
import { durationBucket, type StatusHistoryEntry } from '@cotejo/core/lead-records';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Sql } from '../kit/projector/index.ts';
import { type HistoryStep } from './status-history-table.ts';

/** A row for each group of changes, by each way to group them; months are those of UTC. */
export const durationMonthDefinition = `
  create table if not exists lead_duration_month (
    grouped_by text not null,
    month date not null,
    country text not null,
    key text collate "C" not null,
    longest bigint not null,
    buckets smallint[] not null,
    counts int[] not null,
    sums bigint[] not null,
    slowest jsonb not null,
    primary key (grouped_by, month, country, key)
  ) with (fillfactor = 70);
`;

/** The slowest changes that are kept of each row. */
const mostSlowest = 5;

/** As the audit names the groups of a change; a change that did not fail has no reason. */
const keysOf = (entry: StatusHistoryEntry): Readonly<Record<string, string | null>> => {
  const { actor, at, country, formerExecutiveId, fromStatusId, reasonId, toStatusId } = entry;
  return {
    fromStatus: String(fromStatusId),
    toStatus: String(toStatusId),
    actor:
      actor.kind === 'user' ? actor.id : actor.kind === 'system' ? `system:${actor.automation}` : 'visitor',
    executive: formerExecutiveId ?? 'none',
    reason: reasonId === null ? null : String(reasonId),
    day: dayInZone(new Date(at), countryOf(country).timeZone),
  };
};

type Slow = { readonly leadId: string; readonly historyId: string; readonly seconds: number };
type Cell = {
  readonly place: { grouped_by: string; month: string; country: string; key: string };
  readonly buckets: Map<number, { count: number; sum: number }>;
  readonly slow: Slow[];
};

const bySeconds = (one: Slow, other: Slow): number =>
  other.seconds - one.seconds || (one.historyId < other.historyId ? -1 : 1);

const cellsOf = (moved: readonly HistoryStep[]): readonly Cell[] => {
  const cells = new Map<string, Cell>();
  for (const { entry } of moved) {
    const { secondsInPrevious: seconds, at, country, leadId, id } = entry;
    if (seconds === null) continue;
    const month = `${new Date(at).toISOString().slice(0, 7)}-01`;
    for (const [grouped_by, key] of Object.entries(keysOf(entry))) {
      if (key === null) continue;
      const name = [grouped_by, month, country, key].join('/');
      const cell: Cell = cells.get(name) ?? {
        place: { grouped_by, month, country, key },
        buckets: new Map(),
        slow: [],
      };
      const bucket = cell.buckets.get(durationBucket(seconds)) ?? { count: 0, sum: 0 };
      cell.buckets.set(durationBucket(seconds), { count: bucket.count + 1, sum: bucket.sum + seconds });
      cell.slow.push({ leadId, historyId: id, seconds });
      cells.set(name, cell);
    }
  }
  return [...cells.values()];
};

/** One statement a batch: what is there and what comes are one histogram, and the slowest of both are kept. */
export const addDurations = async (moved: readonly HistoryStep[], sql: Sql): Promise<void> => {
  const rows = cellsOf(moved).map(({ place, buckets, slow }) => {
    const found = [...buckets].sort(([one], [other]) => one - other);
    const slowest = slow.sort(bySeconds).slice(0, mostSlowest);
    return {
      ...place,
      longest: slowest[0]!.seconds,
      buckets: found.map(([bucket]) => bucket),
      counts: found.map(([, { count }]) => count),
      sums: found.map(([, { sum }]) => sum),
      slowest,
    };
  });
  if (rows.length === 0) return;
  await sql.query({
    name: 'lead_duration_month-add',
    text: `insert into lead_duration_month as kept
           select * from jsonb_populate_recordset(null::lead_duration_month, $1::jsonb)
           on conflict (grouped_by, month, country, key) do update set
             longest = greatest(kept.longest, excluded.longest),
             (buckets, counts, sums) = (
               select array_agg(bucket order by bucket), array_agg(count order by bucket), array_agg(sum order by bucket)
               from (select bucket, sum(count)::int as count, sum(sum)::bigint as sum
                     from unnest(kept.buckets || excluded.buckets, kept.counts || excluded.counts,
                                 kept.sums || excluded.sums) as one (bucket, count, sum)
                     group by bucket) merged),
             slowest = (
               select jsonb_agg(one order by (one ->> 'seconds')::bigint desc, one ->> 'historyId')
               from (select one from jsonb_array_elements(kept.slowest || excluded.slowest) as one
                     order by (one ->> 'seconds')::bigint desc, one ->> 'historyId' limit ${mostSlowest}) merged)`,
    values: [JSON.stringify(rows)],
  });
};
