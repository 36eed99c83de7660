/** A table with one row per stream: the stream's folded state, and columns taken from it to filter and sort by. */
import { type AnyEvent, type Decider, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { toJson } from './json.ts';
import { type Sql } from './projector.ts';

/** One event's step: the stream's id, what was, what happened, what is. */
export type Step<State, Event extends AnyEvent> = {
  readonly id: string;
  readonly before: State;
  readonly event: Recorded<Event>;
  readonly after: State;
};

export type FoldedTable<State, Event extends AnyEvent> = {
  readonly table: string;
  /** The name of the column that the stream's id stands in. */
  readonly key: string;
  /** The decider's own, so that a rebuilt row equals one that grew with its events. */
  readonly fold: Pick<Decider<State, Event>, 'initial' | 'evolve'>;
  /** The columns beside `id`, `version`, `position` and `state`; `undefined` for a state that has no row. */
  readonly columns: (id: string, state: State) => Readonly<Record<string, unknown>> | undefined;
};

type Row<State> = { readonly state: State; readonly last?: Recorded };

/** @returns each event's step, in the order of the events; the rows are written */
export const foldInto = async <State, Event extends AnyEvent>(
  { table, key, fold, columns }: FoldedTable<State, Event>,
  events: readonly Recorded<Event>[],
  sql: Sql,
): Promise<readonly Step<State, Event>[]> => {
  const ids = [...new Set(events.map(({ stream }) => idOfStream(stream)))];
  const known = await sql.query<{ id: string; state: State }>({
    name: `${table}-states`,
    text: `select ${key} as id, state from ${table} where ${key} = any($1)`,
    values: [ids],
  });
  const rows = new Map<string, Row<State>>(known.rows.map(({ id, state }) => [id, { state }]));

  const steps = events.map((event): Step<State, Event> => {
    const id = idOfStream(event.stream);
    const before = rows.get(id)?.state ?? fold.initial;
    const after = fold.evolve(before, event, event.metadata);
    rows.set(id, { state: after, last: event });
    return { id, before, event, after };
  });

  const changed = [...rows].flatMap(([id, { state, last }]) => {
    const own = last && columns(id, state);
    return own ? [{ [key]: id, ...own, version: last.revision + 1, position: last.position, state }] : [];
  });
  await upsert(sql, table, key, changed);
  return steps;
};

/** Inserts the rows or replaces those with the same key; all rows have the same columns. */
export const upsert = async (
  sql: Sql,
  table: string,
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const set = columns.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
  await sql.query({
    name: `${table}-upsert`,
    text: `insert into ${table} (${columns.join(', ')})
           select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
           on conflict (${key}) do update set ${set.join(', ')}`,
    values: [toJson(rows)],
  });
};
