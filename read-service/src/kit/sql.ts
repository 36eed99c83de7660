/** SQL that is put together at run time: knex builds it, the pool runs it (docs/decisions/0066). */
import { apostropheSigns, searchableWords, separatingSigns } from '@cotejo/core/kit/text';
import knex, { type Knex } from 'knex';
import { type Pool } from 'pg';

/** Without a connection: it builds, and never runs anything. */
export const sql = knex({ client: 'pg' });

export type Query = Knex.QueryBuilder;
export type Raw = Knex.Raw;

/** A part that knex has no words for; each `?` in it stands for a value or a query, each `??` for a name. */
export const raw = (text: string, values: readonly unknown[] = []): Raw =>
  sql.raw(text, values as readonly Knex.RawBinding[]);

/** What the driver takes: the text with `$1`, and the values. */
export const statementOf = (query: Query | Raw): { readonly text: string; readonly values: unknown[] } => {
  const { sql: text, bindings } = query.toSQL().toNative();
  return { text, values: [...(bindings as readonly unknown[])] };
};

export const rowsOf = async <Row extends object>(
  pool: Pick<Pool, 'query'>,
  query: Query | Raw,
): Promise<Row[]> => (await pool.query<Row>(statementOf(query))).rows;

/**
 * Adds that columns have one of some values, as far as values are given. A single value is compared with `=`: Postgres
 * then knows that all rows have the same, and reads them from an index in the order of what follows.
 */
export const whereAny = (
  query: Query,
  columns: Readonly<Record<string, readonly unknown[] | undefined>>,
): Query => {
  for (const [column, values] of Object.entries(columns)) {
    if (values?.length === 1) query.where(raw('?? = ?', [column, values[0]]));
    else if (values) query.where(raw('?? = any(?)', [column, values]));
  }
  return query;
};

/** Adds that a column is not below or above a bound, as far as bounds are given: both count. */
export const whereBetween = (
  query: Query,
  columns: Readonly<
    Record<string, readonly [from: Date | number | undefined, until: Date | number | undefined]>
  >,
): Query => {
  for (const [column, [from, until]] of Object.entries(columns)) {
    if (from !== undefined) query.where(column, '>=', from);
    if (until !== undefined) query.where(column, '<=', until);
  }
  return query;
};

/** Adds a condition of its own for a filter that was given; each `?` in it stands for the value. */
export const whereGiven = (query: Query, condition: string, value: unknown): Query => {
  if (value === undefined) return query;
  const places = condition.split('?').length - 1;
  return query.whereRaw(
    condition,
    Array.from({ length: places }, () => value as Knex.Value),
  );
};

const quoted = (signs: string): string => `'${signs.replaceAll("'", "''")}'`;

/** A text in SQL as `searchable` of core has it, but for blanks and dots, which the words asked for have not. */
const asSearched = (text: string): string => {
  const bare = `regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g')`;
  const [from, to] = [separatingSigns, ' '.repeat(separatingSigns.length)];
  return `lower(translate(${bare}, ${quoted(from + apostropheSigns)}, '${to}'))`;
};

const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Adds that each word of what somebody typed stands in one of some texts, whatever its capitals, accents, apostrophes
 * and hyphens.
 * @param texts in SQL
 */
export const whereFound = (query: Query, texts: readonly string[], typed: string | undefined): Query => {
  const condition = texts.map((text) => `${asSearched(text)} like ?`).join(' or ');
  for (const word of searchableWords(typed ?? '')) whereGiven(query, `(${condition})`, likeAnywhere(word));
  return query;
};
