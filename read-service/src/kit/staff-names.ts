/** Names of staff by id, joined to what is shown: events and read models hold ids only. */
import { type Pool } from 'pg';
import { type Actor } from '@cotejo/core/kit/event-sourcing';

type NameOf = (userId: string) => string | null;

/** The user behind an actor, if there is one. */
export const userOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.id : null);

export const namesOf = async (pool: Pool, ids: Iterable<string | null>): Promise<NameOf> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return () => null;
  const { rows } = await pool.query<{ id: string; name: string | null }>({
    name: 'staff-names',
    text: 'select id, name from read.staff_member where id = any($1)',
    values: [wanted],
  });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
};

/** A row with the name of its actor. */
export type Named<Row> = Row & { readonly actorName: string | null };

/** Adds to each row the name of its actor; null for one that is no user. */
export const withActorNames = async <Row extends { readonly actor: Actor }>(
  pool: Pool,
  rows: readonly Row[],
): Promise<readonly Named<Row>[]> => {
  const users = rows.map(({ actor }) => userOf(actor));
  const nameOf = await namesOf(pool, users);
  return rows.map((row, place) => {
    const user = users[place] ?? null;
    return { ...row, actorName: user && nameOf(user) };
  });
};
