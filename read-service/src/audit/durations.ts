/** How long leads stood still before they were moved: medians and outliers, by whatever one groups them by. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Staff } from '@cotejo/core/identity';
import { countries } from '@cotejo/core/reference/countries';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Query, raw, rowsOf, sql } from '../kit/sql.ts';
import { groupNames } from './group-names.ts';
import { type StatusChangeFilter, auditedChanges } from './status-changes.ts';

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
/** Quantiles need all rows of the period at once; milliseconds. */
const longestPeriod = 366 * 24 * 60 * 60_000;

type Group = Omit<DurationRow, 'id' | 'name'>;

/**
 * Two passes over the period's changes, however many groups there are: one for the figures of each group, one for what
 * stands out of them. Keys are compared byte by byte, for sorting by them is most of the work.
 */
const statement = (key: string, audited: Query): Query => {
  const change = audited
    .select(raw(`(${key}) collate "C" as key`), 'h.id', 'h.lead_id', 'h.seconds_in_previous as seconds')
    .whereNotNull('h.seconds_in_previous');
  const figure = raw(
    `select key, count(*) as count, avg(seconds) as mean, max(seconds) as max,
            percentile_cont(array[0.25, 0.5, 0.75, 0.9]) within group (order by seconds) as quantile
     from change where key is not null group by key order by count(*) desc, key limit ?`,
    [mostGroups],
  );
  const slow = raw(
    `select key, id, lead_id, seconds, row_number() over (partition by key order by seconds desc, id) as rank
     from change join figure using (key)
     where seconds > quantile[3] + 1.5 * (quantile[3] - quantile[1])`,
  );
  const slowest = raw(
    `select key, jsonb_agg(jsonb_build_object('leadId', lead_id, 'historyId', id, 'seconds', seconds)
                           order by rank) as outliers
     from slow where rank <= ? group by key`,
    [mostOutliers],
  );
  return sql
    .withMaterialized('change', change)
    .withMaterialized('figure', figure)
    .with('slow', slow)
    .with('slowest', slowest)
    .select(
      raw(
        `key, count::int, round(quantile[2])::float8 as median, round(quantile[4])::float8 as p90,
         round(mean)::float8 as mean, max::float8 as max, coalesce(outliers, '[]') as outliers`,
      ),
    )
    .from(raw('figure left join slowest using (key)'))
    .orderByRaw('count desc, key');
};

const checkPeriod = ({ at_gte, at_lte, leadId, id }: StatusChangeFilter): void => {
  if (leadId || id || !at_gte) return;
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
  const rows = await rowsOf<Group>(pool, statement(keys[by], auditedChanges(viewer, filter)));
  const nameOf = await groupNames(pool, by, rows);
  const named = rows.map((row) => ({ id: row.key, ...row, name: nameOf(row.key) }));
  return by === 'day' ? named.sort((a, b) => a.key.localeCompare(b.key)) : named;
};
