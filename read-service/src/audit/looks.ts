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
import { namesOf, userOf } from '../kit/staff-names.ts';
import { beginningOf } from './audited-changes.ts';

const filters = {
  id: uuids.optional(),
  leadId: uuids.optional(),
  actorId: uuids.optional(),
  what: texts.optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};

export const leadLookList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'look.id', at: 'look.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'look.id',
};

export const leadLookSchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  what: z
    .string()
    .describe('la página, como estaba, la línea de tiempo, un archivo, la opinión o una exportación'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
export type LeadLookRow = z.infer<typeof leadLookSchema>;

type Entry = { id: string; record_id: string; what: string; at: Date; actor: Actor };

const columns = { aggregate: 'look.aggregate', id: 'look.record_id' };

/** @param rules of the contexts: that of leads says which of them the viewer sees */
export const findLeadLooks = async (
  pool: Pool,
  rules: readonly VisibleRecords[],
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<LeadLookRow>> => {
  const { id, leadId, actorId, what, at_gte, at_lte } = request.filter;
  const ofLeads = rules.filter(({ aggregate }) => aggregate === 'leads');
  const matching = sql('read.access as look').where(
    seenCase(ofLeads, columns, ({ seenBy }) => seenBy(viewer, ['leads:audit'])),
  );
  whereAny(matching, {
    'look.id': id,
    'look.aggregate': ['leads'],
    'look.record_id': leadId,
    'look.what': what,
  });
  whereGiven(matching, '(look.actor_id = any(?) or look.on_behalf_of_id = any(?))', actorId);
  whereBetween(matching, { 'look.at': [beginningOf(at_gte, [id, leadId]), at_lte] });
  const page = await findPage<Entry>(pool, { matching, columns: 'look.*' }, request, mostCounted);
  const nameOf = await namesOf(
    pool,
    page.rows.map(({ actor }) => userOf(actor)),
  );
  const rows = page.rows.map((entry) => ({
    id: entry.id,
    leadId: entry.record_id,
    what: entry.what,
    at: entry.at.toISOString(),
    actor: entry.actor,
    actorName: entry.actor.kind === 'user' ? nameOf(entry.actor.id) : null,
  }));
  return { ...page, rows };
};
