/** Accesses to leads, for those who audit them, limited to leads that the viewer sees. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { instant, texts, uuids } from '../kit/http/filters.ts';
import { findPage, mostCounted, type Page } from '../kit/http/page.ts';
import { sql, whereAny, whereBetween, whereGiven } from '../kit/sql.ts';
import { seenCase, type VisibleRecords } from '../kit/visible-records.ts';
import { withActorNames } from '../kit/staff-names.ts';
import { beginningOf } from './audited-changes.ts';

const filters = {
  id: uuids.optional(),
  leadId: uuids.optional(),
  actorId: uuids.optional(),
  what: texts.optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};

export const leadAccessList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'access.id', at: 'access.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'access.id',
};

export const leadAccessSchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  what: z
    .string()
    .describe('la página, como estaba, la línea de tiempo, un archivo, la opinión o una exportación'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
export type LeadAccess = z.infer<typeof leadAccessSchema>;

type Entry = { id: string; record_id: string; what: string; at: Date; actor: Actor };

const columns = { aggregate: 'access.aggregate', id: 'access.record_id' };

/** @param rules of the contexts: that of leads says which of them the viewer sees */
export const findLeadAccesses = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<LeadAccess>> => {
  const { id, leadId, actorId, what, at_gte, at_lte } = request.filter;
  const ofLeads = rules.filter(({ aggregate }) => aggregate === 'leads');
  const matching = sql('read.access as access').where(
    seenCase(ofLeads, columns, ({ seenBy }) => seenBy(viewer, ['leads:audit'])),
  );
  whereAny(matching, {
    'access.id': id,
    'access.aggregate': ['leads'],
    'access.record_id': leadId,
    'access.what': what,
  });
  whereGiven(matching, '(access.actor_id = any(?) or access.on_behalf_of_id = any(?))', actorId);
  whereBetween(matching, { 'access.at': [beginningOf(at_gte, [id, leadId]), at_lte] });
  const page = await findPage<Entry>(pool, { matching, columns: 'access.*' }, request, mostCounted);
  const entries = await withActorNames(pool, page.rows);
  const rows = entries.map((entry) => ({
    id: entry.id,
    leadId: entry.record_id,
    what: entry.what,
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actorName,
  }));
  return { ...page, rows };
};
