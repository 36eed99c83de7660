/** Who was shown which lead, for those who audit it. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type AccessKind, accessKinds } from '@cotejo/core/audit';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { instant, oneOf, uuids } from '../kit/http/filters.ts';
import { findPage, mostCounted, type Page } from '../kit/http/page.ts';
import { sql, whereAny, whereBetween, whereGiven } from '../kit/sql.ts';
import { namesOf, userOf } from '../identity/index.ts';
import { onlyVisible } from '../leads/index.ts';
import { beginningOf } from './status-changes.ts';

const filters = {
  id: uuids.optional(),
  leadId: uuids.optional(),
  actorId: uuids.optional(),
  what: oneOf(accessKinds).optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};

export const leadAccessList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'a.id', at: 'a.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'a.id',
};

export const leadAccessSchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  what: z
    .enum(accessKinds)
    .describe('la página, como estaba, la línea de tiempo, un archivo, la opinión o una exportación'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
export type LeadAccessRow = z.infer<typeof leadAccessSchema>;

type Entry = { id: string; record_id: string; what: AccessKind; at: Date; actor: Actor };

export const findLeadAccess = async (
  pool: Pool,
  viewer: Staff,
  request: ListRequest<typeof filters>,
): Promise<Page<LeadAccessRow>> => {
  const { id, leadId, actorId, what, at_lte } = request.filter;
  const looks = sql('read.access as a')
    .join('read.lead as l', 'l.id', 'a.record_id')
    .where('a.aggregate', 'leads');
  const matching = onlyVisible(looks, viewer, 'l');
  whereAny(matching, { 'a.id': id, 'a.record_id': leadId, 'a.what': what });
  whereGiven(matching, '(a.actor_id = any(?) or a.on_behalf_of_id = any(?))', actorId);
  whereBetween(matching, { 'a.at': [beginningOf(request.filter), at_lte] });
  const page = await findPage<Entry>(pool, { matching, columns: 'a.*' }, request, mostCounted);
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
