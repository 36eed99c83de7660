/** A table that core describes, as a projector makes and fills it: one row per stream with its folded state, or one per event. */
import { type AnyEvent, type Decider, erased, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { columnName, type AnyTable, type ValuesOf } from '@cotejo/core/kit/table';
import { type FoldedTable, upsert } from './folded-table.ts';
import { type Sql } from './projector.ts';

const allColumns = ({ columns, hidden }: AnyTable) => Object.entries({ ...columns, ...hidden });

/** `feedback_at_lead_id` for `at nulls first, lead_id`, `feedback_at_is_open` for `at where is_open`. */
const indexName = ({ name }: AnyTable, index: string): string =>
  [name, ...index.split(/,| where /).map((part) => /\w+/.exec(part)?.[0])].join('_');

/** The extension comes with Postgres and needs no superuser. */
const trigrams =
  'create schema if not exists extensions; create extension if not exists pg_trgm schema extensions;';

/**
 * The statements that make the table and its indexes where they are missing.
 * @param rows one per stream, with its state, or one per event
 * @throws Error where two indexes are of the same columns
 */
export const definitionOf = (table: AnyTable, rows: 'perStream' | 'perEvent' = 'perStream'): string => {
  const columns = allColumns(table).map(([name, { type, schema }]) => {
    const constraint = name === table.key ? 'primary key' : schema.safeParse(null).success ? '' : 'not null';
    return `${columnName(name)} ${type} ${constraint}`.trim();
  });
  const state = rows === 'perStream' ? ['state jsonb not null'] : [];
  const placed = ['version int not null', 'position bigint not null', ...state];
  const names = table.indexes.map((index) => indexName(table, index));
  const repeated = names.find((name, place) => names.indexOf(name) < place);
  if (repeated) throw new Error(`two indexes are called ${repeated}`);
  const indexes = table.indexes.map((index, place) => {
    const [indexed, rest] = index.split(/(?= where )/);
    return `create index if not exists ${names[place]} on ${table.name} (${indexed})${rest ?? ''};`;
  });
  const searches = table.searched.map(
    (column) =>
      `create index if not exists ${table.name}_${column}_trigrams on ${table.name} using gin (${column} extensions.gin_trgm_ops);`,
  );
  return [
    ...(searches.length > 0 ? [trigrams] : []),
    `create table if not exists ${table.name} (${[...columns, ...placed].join(', ')});`,
    ...indexes,
    ...searches,
  ].join('\n');
};

const columnsOf = <T extends AnyTable>(table: T, values: ValuesOf<T>): Readonly<Record<string, unknown>> => {
  const named: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(allColumns(table).map(([name]) => [columnName(name), named[name]]));
};

/** Writes a row for each of some events, in a table that has one per event. */
export const addRows = <T extends AnyTable>(
  table: T,
  rows: readonly { readonly event: Recorded; readonly values: ValuesOf<T> }[],
  sql: Sql,
): Promise<void> =>
  upsert(
    sql,
    table.name,
    columnName(table.key),
    rows.map(({ event: { revision, position }, values }) => ({
      ...columnsOf(table, values),
      version: revision + 1,
      position,
    })),
  );

/** @param valuesOf the columns of a stream's row; `undefined` for a state that has none */
export const describedTable = <T extends AnyTable, State, Event extends AnyEvent>(
  table: T,
  fold: Pick<Decider<State, Event>, 'initial' | 'evolve'>,
  valuesOf: (id: string, state: State) => ValuesOf<T> | undefined,
): FoldedTable<State, Event> => ({
  table: table.name,
  key: columnName(table.key),
  fold,
  columns(id, state) {
    const values = valuesOf(id, state);
    return values && columnsOf(table, values);
  },
});

/** Empties the personal columns of some rows, and the fields of their state that have the same names. */
export const erasePersonal = async (table: AnyTable, ids: readonly string[], sql: Sql): Promise<void> => {
  const personal = allColumns(table).filter(([, { isPersonal }]) => isPersonal);
  if (ids.length === 0 || personal.length === 0) return;
  const emptied = personal.map(([name]) => `${columnName(name)} = null`);
  const state = personal.reduce(
    (before, [name]) => `jsonb_set(${before}, '{${name}}', $2::jsonb, false)`,
    'state',
  );
  await sql.query(
    `update ${table.name} set ${emptied.join(', ')}, state = ${state} where ${columnName(table.key)} = any($1)`,
    [ids, JSON.stringify(erased)],
  );
};
