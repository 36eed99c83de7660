/** What became of users: who let them in, what changed, when they came, and who acted as them. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { demanded, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { sql, whereAny } from '../kit/sql.ts';
import { namesOf, userOf } from './names.ts';
import { onlyVisibleUsers } from './users.ts';

const filters = { id: uuids.optional(), userId: uuids.optional() };

export const userHistoryList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'h.id', at: 'h.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.position',
};

export const userHistorySchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  type: z.string().describe('el tipo del evento'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  names: z.record(z.uuid(), z.string()).describe('de las personas que el detalle nombra por su id'),
});
export type UserHistoryRow = z.infer<typeof userHistorySchema>;

type Stored = {
  id: string;
  user_id: string;
  type: string;
  at: Date;
  actor: Actor;
  details: { by?: string; executiveIds?: string[] };
};

const peopleIn = ({ details }: Stored): string[] => [
  ...(details.by ? [details.by] : []),
  ...(details.executiveIds ?? []),
];

export const findUserHistory = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<UserHistoryRow>> => {
  const { id, userId } = request.filter;
  if (!id) demanded(request.filter, 'userId');
  const history = sql('read.user_history as h').join('read.staff_member as m', 'm.id', 'h.user_id');
  const matching = whereAny(onlyVisibleUsers(history, viewer, 'm'), { 'h.user_id': userId, 'h.id': id });
  const { rows, ...total } = await findPage<Stored>(pool, { matching, columns: 'h.*' }, request);
  const nameOf = await namesOf(
    pool,
    rows.flatMap((row) => [userOf(row.actor), ...peopleIn(row)]),
  );
  return {
    ...total,
    rows: rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      type: row.type,
      at: row.at.toISOString(),
      actor: row.actor,
      actorName: row.actor.kind === 'user' ? nameOf(row.actor.id) : null,
      details: row.details,
      names: Object.fromEntries(peopleIn(row).map((person) => [person, nameOf(person) ?? ''])),
    })),
  };
};
