/** Accesses to records for the audit, limited to records that the viewer sees. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { instant, texts, uuids } from '../kit/http/filters.ts';
import { findPage, mostCounted, type Page } from '../kit/http/page.ts';
import { type Raw, sql, whereAny, whereBetween, whereGiven } from '../kit/sql.ts';
import { seenCase, type VisibleRecords } from '../kit/visible-records.ts';
import { namesOf, userOf } from '../identity/index.ts';
import { beginningOf } from './status-changes.ts';

const filters = {
  id: uuids.optional(),
  resource: texts.optional(),
  resourceId: uuids.optional(),
  actorId: uuids.optional(),
  what: texts.optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};

export const lookList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'look.id', at: 'look.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'look.id',
};

export const lookSchema = z.object({
  id: z.uuid(),
  resource: z.string().describe('de qué registro, como en la dirección de sus operaciones'),
  resourceId: z.uuid(),
  what: z
    .string()
    .describe('la página, como estaba, la línea de tiempo, un archivo, la opinión o una exportación'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
export type LookRow = z.infer<typeof lookSchema>;

type Entry = { id: string; aggregate: string; record_id: string; what: string; at: Date; actor: Actor };

const columns = { aggregate: 'look.aggregate', id: 'look.record_id' };

/** By the rule of each kind of record; what none speaks of is seen by nobody. */
const isSeen = (rules: readonly VisibleRecords[], viewer: Viewer): Raw =>
  seenCase(
    rules.filter(({ idType }) => idType === undefined),
    columns,
    ({ seenBy }) => seenBy(viewer, ['leads:audit']),
  );

/** @param rules of the contexts, by kind of record */
export const findLooks = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<LookRow>> => {
  const { id, resource, resourceId, actorId, what, at_gte, at_lte } = request.filter;
  const matching = sql('read.access as look').where(isSeen(rules, viewer));
  whereAny(matching, {
    'look.id': id,
    'look.aggregate': resource,
    'look.record_id': resourceId,
    'look.what': what,
  });
  whereGiven(matching, '(look.actor_id = any(?) or look.on_behalf_of_id = any(?))', actorId);
  whereBetween(matching, { 'look.at': [beginningOf(at_gte, [id, resourceId]), at_lte] });
  const page = await findPage<Entry>(pool, { matching, columns: 'look.*' }, request, mostCounted);
  const nameOf = await namesOf(
    pool,
    page.rows.map(({ actor }) => userOf(actor)),
  );
  const rows = page.rows.map((entry) => ({
    id: entry.id,
    resource: entry.aggregate,
    resourceId: entry.record_id,
    what: entry.what,
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : null,
  }));
  return { ...page, rows };
};

/** The same of leads alone, under the address and in the words that they had when only leads had looks. */
const { resource: _, resourceId: leadId, ...others } = filters;
const leadFilters = { ...others, leadId };
export const leadLookList: ListShape<typeof leadFilters> = { ...lookList, filters: leadFilters };

export const leadLookSchema = lookSchema
  .omit({ resource: true, resourceId: true })
  .extend({ leadId: z.uuid() });
export type LeadLookRow = z.infer<typeof leadLookSchema>;

export const findLeadLooks = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  { filter: { leadId: resourceId, ...filter }, ...slice }: ListRequest<typeof leadFilters>,
): Promise<Page<LeadLookRow>> => {
  const ofLeads = { ...filter, resource: ['leads'], resourceId };
  const page = await findLooks(pool, rules, viewer, { ...slice, filter: ofLeads });
  return {
    ...page,
    rows: page.rows.map(({ resource: _, resourceId: leadId, ...row }) => ({ ...row, leadId })),
  };
};
