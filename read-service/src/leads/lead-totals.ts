/** How many leads a filter leaves: by the counters where they know, by counting as far as it is worth otherwise. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { everybody } from '@cotejo/core/lead-records';
import { leadStatus, leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { countUpTo, type Total } from '../kit/http/page.ts';
import { type Where, where } from '../kit/http/where.ts';
import { type Asked, isOfPlaces, leadCondition, type LeadFilter, statusCondition } from './lead-filters.ts';

/** The counters of a filter that they can answer. */
const counters = (asked: Asked): Where =>
  statusCondition(where(), asked, 'status_id')
    .addAny('owner', asked.sight.owners ?? [everybody])
    .addAny('country', asked.sight.countries)
    .addAny('substatus_id', asked.filter.substatusId)
    .addAny('request_type_id', asked.filter.requestTypeId);

/** The order of the indexes by which leads are filtered: Postgres counts along one of them, and stops there. */
const orderBy = 'lead.fecha desc nulls last, lead.id desc';

export const leadTotal = async (pool: Pool, asked: Asked): Promise<Total> => {
  if (!isOfPlaces(asked.filter))
    return countUpTo(pool, { from: 'read.lead lead', condition: leadCondition(asked) }, { orderBy });
  const { text, values } = counters(asked);
  const { rows } = await pool.query<{ total: string }>(
    `select coalesce(sum(leads), 0) as total from read.lead_count where ${text}`,
    [...values],
  );
  return { total: Number(rows[0]!.total) };
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

/** The statuses that a filter is about: all but what is deleted, unless that was asked for. */
export const statusIdsOf = ({ statusId }: Pick<LeadFilter, 'statusId'>): readonly number[] =>
  leadStatuses
    .map(({ id }) => id)
    .filter((id) => (statusId ? statusId.includes(id) : id !== leadStatus.deleted));

export const countByStatus = async (pool: Pool, asked: Asked): Promise<readonly StatusCount[]> => {
  const known = isOfPlaces(asked.filter);
  const { text, values } = known ? counters(asked) : leadCondition(asked);
  const { rows } = await pool.query<Counted>(
    known
      ? `select status_id, sum(leads) as count from read.lead_count where ${text} group by status_id`
      : `select status_id, count(*) as count
         from (select status_id from read.lead lead where ${text} order by ${orderBy} limit ${mostLookedAt + 1}) looked_at
         group by status_id`,
    [...values],
  );
  const counts = new Map(rows.map(({ status_id, count }) => [status_id, Number(count)]));
  const lookedAt = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const atLeast = !known && lookedAt > mostLookedAt;
  return statusIdsOf(asked.filter).map((id) => ({ id, count: counts.get(id) ?? 0, atLeast }));
};
