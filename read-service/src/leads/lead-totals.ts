/** How many leads a filter leaves: by the counters where they know, by counting as far as it is worth otherwise. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { everybody } from '@cotejo/core/lead-records';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { countUpTo, type Total } from '../kit/http/page.ts';
import { type Query, raw, rowsOf, sql, whereAny } from '../kit/sql.ts';
import {
  type Asked,
  hiddenStatuses,
  isOfPlaces,
  type LeadFilter,
  whereAsked,
  whereStatus,
} from './lead-filters.ts';

/** The counters of a filter that they can answer. */
const counters = (asked: Asked): Query =>
  whereAny(whereStatus(sql('read.lead_count'), asked, 'status_id'), {
    owner: asked.visibility.owners ?? [everybody],
    country: asked.visibility.countries,
    substatus_id: asked.filter.substatusId,
    request_type_id: asked.filter.requestTypeId,
  });

/** The order of the indexes by which leads are filtered: Postgres counts along one of them, and stops there. */
const orderBy = 'lead.fecha desc nulls last, lead.id desc';

const inOrder = (asked: Asked): Query => whereAsked(sql('read.lead as lead'), asked).orderByRaw(orderBy);

export const leadTotal = async (pool: Pool, asked: Asked): Promise<Total> => {
  if (!isOfPlaces(asked.filter)) return countUpTo(pool, inOrder(asked));
  const counted = counters(asked).select(raw('coalesce(sum(leads), 0) as total'));
  const [row] = await rowsOf<{ total: string }>(pool, counted);
  return { total: Number(row!.total) };
};

export const statusCountSchema = z.object({
  id: z.int().describe('el estado'),
  count: z.int(),
  atLeast: z.boolean().describe('puede haber más'),
});
export type StatusCount = Readonly<z.infer<typeof statusCountSchema>>;

type Counted = { readonly status_id: number; readonly count: string };

/** How many leads are looked at where the counters don't know, the newest first. */
const mostLookedAt = 5_000;

/** The statuses that a filter is about: all but those out of sight, unless some were asked for. */
export const statusIdsOf = (filter: LeadFilter): readonly number[] => {
  const hidden = hiddenStatuses(filter);
  const { statusId } = filter;
  return leadStatuses
    .map(({ id }) => id)
    .filter((id) => (statusId ? statusId.includes(id) : !hidden.includes(id)));
};

export const countByStatus = async (pool: Pool, asked: Asked): Promise<readonly StatusCount[]> => {
  const known = isOfPlaces(asked.filter);
  const looked = () =>
    sql.queryBuilder().from(
      inOrder(asked)
        .select('status_id')
        .limit(mostLookedAt + 1)
        .as('looked_at'),
    );
  const counted: Query = known
    ? counters(asked).select('status_id', raw('sum(leads) as count'))
    : looked().select('status_id', raw('count(*) as count'));
  const rows = await rowsOf<Counted>(pool, counted.groupBy('status_id'));
  const counts = new Map(rows.map(({ status_id, count }) => [status_id, Number(count)]));
  const lookedAt = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const atLeast = !known && lookedAt > mostLookedAt;
  return statusIdsOf(asked.filter).map((id) => ({ id, count: counts.get(id) ?? 0, atLeast }));
};
