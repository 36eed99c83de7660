/** Erasures of people, for a table whose streams are named by the stream of the person: rows and late events lose what is personal. */
import { erased, type EventSet, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type AnyTable } from '@cotejo/core/kit/table';
import { erasePersonal } from './described-table.ts';
import { upsert } from './folded-table.ts';
import { type Sql } from './projector.ts';

export const erasureTable =
  'create table if not exists erased_subject (id uuid primary key, erased boolean not null);';

const withoutPersonal = (event: Recorded, set: EventSet): Recorded => {
  const personal = new Set(set[event.type]?.personal);
  const fields = Object.entries(event.data as Readonly<Record<string, unknown>>);
  const data = fields.map(([field, value]): [string, unknown] => [
    field,
    personal.has(field) && value !== undefined ? erased : value,
  ]);
  return { ...event, data: Object.fromEntries(data) };
};

/**
 * Applies the erasures among some events, and remembers them: an event that was on its way may come after one.
 * @param set the events of the table's streams
 * @returns these events, without what is personal where the person is erased
 */
export const followErasures = async (
  { table, set }: { readonly table: AnyTable; readonly set: EventSet },
  events: readonly Recorded[],
  sql: Sql,
): Promise<readonly Recorded[]> => {
  const ids = new Set(
    events.filter(({ type }) => type === 'SubjectErased').map(({ stream }) => idOfStream(stream)),
  );
  await upsert(
    sql,
    'erased_subject',
    'id',
    [...ids].map((id) => ({ id, erased: true })),
  );
  await erasePersonal(table, [...ids], sql);
  const own = events.filter(({ type }) => Object.hasOwn(set, type));
  const { rows } = await sql.query<{ id: string }>('select id from erased_subject where id = any($1)', [
    own.map(({ stream }) => idOfStream(stream)),
  ]);
  const gone = new Set(rows.map(({ id }) => id));
  return own.map((event) => (gone.has(idOfStream(event.stream)) ? withoutPersonal(event, set) : event));
};
