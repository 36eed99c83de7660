/** What became of users: who let them in, what changed, when they came, and who acted as them. */
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';
import { demanded, uuids } from '../kit/http/filters.ts';
import { anyOf } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';
import { namesOf, userOf } from '../kit/staff-names.ts';
import { onlyVisibleUsers } from './users.ts';

const userHistorySchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  type: z.string().describe('el tipo del evento'),
  at: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  names: z.record(z.uuid(), z.string()).describe('de las personas que el detalle nombra por su id'),
});
type UserHistoryRow = z.infer<typeof userHistorySchema>;

type StoredHistory = {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly details: { readonly by?: string; readonly executiveIds?: readonly string[] };
};

const peopleIn = ({ details }: StoredHistory): string[] => [
  ...(details.by ? [details.by] : []),
  ...(details.executiveIds ?? []),
];

export const userHistoryListing: Listing<UserHistoryRow, StoredHistory> = {
  resource: 'user-history',
  summary: 'Qué pasó con un usuario (filtro userId)',
  permission: 'users:read',
  projector: 'identity',
  id: 'h.id',
  filters: { userId: anyOf('h.user_id', uuids) },
  sorts: { at: 'h.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'h.position',
  seen(viewer, filter: { readonly id?: unknown; readonly userId?: unknown }) {
    if (!filter.id) demanded(filter, 'userId');
    const history = sql('read.user_history as h').join('read.staff_member as m', 'm.id', 'h.user_id');
    return onlyVisibleUsers(history, viewer, 'm');
  },
  columns: () => 'h.*',
  row: userHistorySchema,
  async show(found, _, pool) {
    const people = found.flatMap((row) => [userOf(row.actor), ...peopleIn(row)]);
    const nameOf = await namesOf(pool, people);
    return found.map((row) => ({
      id: row.id,
      userId: row.user_id,
      type: row.type,
      at: row.at.toISOString(),
      actor: row.actor,
      actorName: row.actor.kind === 'user' ? nameOf(row.actor.id) : null,
      details: row.details,
      names: Object.fromEntries(peopleIn(row).map((person) => [person, nameOf(person) ?? ''])),
    }));
  },
};
