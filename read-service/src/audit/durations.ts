/**
 * How long leads stood still before they were moved: medians and outliers, by whatever one groups them by. Quantiles are told to
 * eight percent, from buckets (docs/decisions/0105).
 */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Staff } from '@cotejo/core/identity';
import { countries } from '@cotejo/core/reference/countries';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { durationScale } from '@cotejo/core/lead-records';
import { type Query, raw, rowsOf, sql, whereAny } from '../kit/sql.ts';
import { visibilityOf } from '../leads/index.ts';
import { groupNames } from './group-names.ts';
import { type StatusChangeFilter, auditedChanges, beginningOf } from './audited-changes.ts';

/** The day of a change is that of its country. */
const timeZone = `case h.country ${countries.map(({ code, timeZone: zone }) => `when '${code}' then '${zone}'`).join(' ')} end`;

/** What changes are grouped by, and the SQL of it; whoever had the lead until the change is whose time it was. */
const keys = {
  fromStatus: 'h.from_status_id::text',
  toStatus: 'h.to_status_id::text',
  actor: `coalesce(h.actor_id::text, 'system:' || (h.actor ->> 'automation'), h.actor ->> 'kind')`,
  executive: `coalesce(h.former_executive_id::text, 'none')`,
  reason: 'h.reason_id::text',
  day: `to_char(h.at at time zone ${timeZone}, 'YYYY-MM-DD')`,
} as const;
export type GroupedBy = keyof typeof keys;
export const groupings = Object.keys(keys) as [GroupedBy, ...GroupedBy[]];

const wholeSeconds = z.int().describe('segundos');
export const durationSchema = z.object({
  id: z.string(),
  key: z.string().describe('id de estado, motivo o persona; none sin ejecutivo; visitor; system:…; o un día'),
  name: z.string(),
  count: z.int(),
  median: wholeSeconds,
  p90: wholeSeconds,
  mean: wholeSeconds,
  max: wholeSeconds,
  outliers: z
    .array(z.object({ leadId: z.uuid(), historyId: z.uuid(), seconds: wholeSeconds }))
    .describe('los más lentos por encima de Q3 + 1,5 × (Q3 − Q1)'),
});
export type DurationRow = z.infer<typeof durationSchema>;

const mostGroups = 400;
const mostOutliers = 5;
/** Milliseconds. */
const longestPeriod = 366 * 24 * 60 * 60_000;

type Group = Omit<DurationRow, 'id' | 'name'>;

/** Whole months of UTC that a period has, beside single changes at its ends. */
type Months = { readonly from: Date; readonly until: Date | undefined };

/**
 * The months whose histograms say all that is asked: for who sees whole countries and filters by nothing else.
 * @returns nothing where changes are to be read one by one
 */
const wholeMonths = (viewer: Staff, filter: StatusChangeFilter): Months | undefined => {
  const { at_gte, at_lte, country: _, ...others } = filter;
  const isNarrowed = Object.values(others).some((given) => given !== undefined);
  if (isNarrowed || visibilityOf(viewer, ['leads:audit']).owners) return undefined;
  const begins = beginningOf(at_gte, [])!;
  const monthOf = (instant: Date, later: number): Date =>
    new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + later));
  const from = monthOf(begins, monthOf(begins, 0).getTime() === begins.getTime() ? 0 : 1);
  // The end belongs to the period, to the millisecond.
  const until = at_lte && monthOf(new Date(at_lte.getTime() + 1), 0);
  return until && until <= from ? undefined : { from, until };
};

const kept = (viewer: Staff, by: GroupedBy, { country }: StatusChangeFilter, months: Months): Query => {
  const { countries } = visibilityOf(viewer, ['leads:audit']);
  const rows = whereAny(sql('read.lead_duration_month as m'), { 'm.country': countries });
  whereAny(rows, { 'm.grouped_by': [by], 'm.country': country }).where('m.month', '>=', months.from);
  return months.until ? rows.where('m.month', '<', months.until) : rows;
};

const { exactSeconds, growth } = durationScale;
/** As `durationBucket` of core has it. */
const bucket = `case when seconds < ${exactSeconds} then greatest(seconds, 0)
  else ${exactSeconds} + floor(ln(seconds::float8 / ${exactSeconds}) / ln(${growth}::float8)) end::int`;

/** Between the two changes around a place in the order of a group; a change counts as the mean of its bucket. */
const quantile = (share: number): string => {
  const place = `(size - 1) * ${share}::float8`;
  const at = (rank: string): string => `min(value) filter (where upto > ${rank})`;
  const [below, above] = [at(`floor(${place})`), at(`ceil(${place})`)];
  return `${below} + (${place} - floor(${place})) * (${above} - ${below})`;
};

/** Changes that stand alone, of the whole period or of its ends: in the order of `key`, byte by byte. */
const changesOf = (by: GroupedBy, viewer: Staff, filter: StatusChangeFilter, months?: Months): Query => {
  const audited = auditedChanges(viewer, filter)
    .select(raw(`(${keys[by]}) collate "C" as key`), 'h.id', 'h.lead_id', 'h.seconds_in_previous as seconds')
    .whereNotNull('h.seconds_in_previous');
  if (!months) return audited;
  return audited.where((ends) => {
    void ends.where('h.at', '<', months.from);
    if (months.until) void ends.orWhere('h.at', '>=', months.until);
  });
};

/**
 * Histograms of whole months and of the changes that stand alone, put together: no change is sorted, and the slowest are
 * looked for among those of the months and the ones that stand alone. Sums are doubles, which hold them exactly, for numerics cost
 * most of the time; and buckets are put together before anything asks for an order, so that Postgres does it by hashing.
 */
const statement = (by: GroupedBy, viewer: Staff, filter: StatusChangeFilter): Query => {
  const months = wholeMonths(viewer, filter);
  const month = months
    ? kept(viewer, by, filter, months)
    : sql('read.lead_duration_month as m').where(raw('false'));
  const cell = raw(
    `select key, bucket, sum(n) as n, sum(total) as total, max(longest) as longest
     from (select key, ${bucket} as bucket, count(*)::float8 as n, sum(seconds::float8) as total,
                  max(seconds) as longest
           from change where key is not null group by 1, 2
           union all
           select key, one.bucket, n::float8, total::float8, longest
           from month, unnest(buckets, counts, sums) as one (bucket, n, total)) parts
     group by key, bucket`,
  );
  const placed = raw(
    `select key, longest, total, total / n as value, sum(n) over (partition by key) as size,
            sum(n) over (partition by key order by bucket) as upto
     from cell`,
  );
  const figure = raw(
    `select key, size as count, sum(total) / size as mean, max(longest) as max,
            array[${[0.25, 0.5, 0.75, 0.9].map(quantile).join(', ')}] as quantile
     from placed group by key, size order by size desc, key limit ?`,
    [mostGroups],
  );
  const slow = raw(
    `select key, id, lead_id, seconds, row_number() over (partition by key order by seconds desc, id) as rank
     from (select key, id, lead_id, seconds from change
           union all
           select key, (one ->> 'historyId')::uuid, (one ->> 'leadId')::uuid, (one ->> 'seconds')::bigint
           from month, jsonb_array_elements(slowest) as one) candidate
     join figure using (key)
     where seconds > quantile[3] + 1.5 * (quantile[3] - quantile[1])`,
  );
  const slowest = raw(
    `select key, jsonb_agg(jsonb_build_object('leadId', lead_id, 'historyId', id, 'seconds', seconds)
                           order by rank) as outliers
     from slow where rank <= ? group by key`,
    [mostOutliers],
  );
  return sql
    .withMaterialized('change', changesOf(by, viewer, filter, months))
    .withMaterialized('month', month.select('m.*'))
    .withMaterialized('cell', cell)
    .with('placed', placed)
    .withMaterialized('figure', figure)
    .with('slow', slow)
    .with('slowest', slowest)
    .select(
      raw(
        `key, count::int, round(quantile[2]) as median, round(quantile[4]) as p90,
         round(mean) as mean, max::float8 as max, coalesce(outliers, '[]') as outliers`,
      ),
    )
    .from(raw('figure left join slowest using (key)'))
    .orderByRaw('count desc, key');
};

const checkPeriod = ({ at_gte, at_lte, leadId }: StatusChangeFilter): void => {
  if (leadId || !at_gte) return;
  if ((at_lte?.getTime() ?? Date.now()) - at_gte.getTime() > longestPeriod)
    throw new HttpProblem(
      problem(400, 'MALFORMED', 'La consulta está mal formada.', {
        'filter.at_gte': 'Elige un periodo de 366 días como máximo.',
      }),
    );
};

/** @returns the biggest groups first; days in their order. @throws HttpProblem 400 for more than a year */
export const findDurations = async (
  pool: Pool,
  viewer: Staff,
  by: GroupedBy,
  filter: StatusChangeFilter,
): Promise<readonly DurationRow[]> => {
  checkPeriod(filter);
  const rows = await rowsOf<Group>(pool, statement(by, viewer, filter));
  const nameOf = await groupNames(pool, by, rows);
  const named = rows.map((row) => ({ id: row.key, ...row, name: nameOf(row.key) }));
  return by === 'day' ? named.sort((a, b) => a.key.localeCompare(b.key)) : named;
};
