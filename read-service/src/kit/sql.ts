/** SQL that is put together at run time: knex builds it, the pool runs it (docs/decisions/0066). */
import { apostropheSigns, foldedLetters, searchableWords, separatingSigns } from '@cotejo/core/kit/text';
import knex, { type Knex } from 'knex';
import { type Pool } from 'pg';

/** Without a connection: it builds, and never runs anything. */
export const sql = knex({ client: 'pg' });

export type Query = Knex.QueryBuilder;
export type Raw = Knex.Raw;

/** A part that knex has no words for; each `?` in it stands for a value or a query, each `??` for a name. */
export const raw = (text: string, values: readonly unknown[] = []): Raw =>
  sql.raw(text, values as readonly Knex.RawBinding[]);

/** Converts a query for the driver: the text with `$1`, and the values. */
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

/** Accents and what nothing shows, as ranges of a regular expression: Postgres has no class of them. */
const unseen = ((): string => {
  const ranges: [first: number, last: number][] = [];
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    if (!/[\p{M}\p{DI}]/u.test(String.fromCodePoint(code))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const sign = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
  return `[${ranges.map(([first, last]) => `${sign(first)}-${sign(last)}`).join('')}]`;
})();

const lettersOf = (width: (plain: string) => boolean): [letter: string, plain: string][] =>
  Object.entries(foldedLetters).filter(([, plain]) => width(plain));
const single = lettersOf((plain) => plain.length === 1);
const double = lettersOf((plain) => plain.length > 1);

/** A text in SQL as `searchable` of core has it, but for blanks and dots, which the words asked for have not. */
export const asSearched = (text: string): string => {
  const bare = `regexp_replace(normalize(${text}, NFD), '${unseen}', '', 'g')`;
  const small = `lower(${bare} collate pg_catalog.pg_unicode_fast)`;
  const [letters, plain] = [0, 1].map((part) => single.map((pair) => pair[part]).join(''));
  const [from, to] = [letters + separatingSigns, plain + ' '.repeat(separatingSigns.length)];
  return double.reduce(
    (folded, pair) => `replace(${folded}, ${pair.map(quoted).join(', ')})`,
    `translate(${small}, ${quoted(from + apostropheSigns)}, ${quoted(to)})`,
  );
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

/** The same for a column that holds a text as `searchable` of core makes it: nothing is folded while rows are read. */
export const whereWords = (query: Query, column: string, typed: string): Query => {
  for (const word of searchableWords(typed)) query.where(column, 'like', likeAnywhere(word));
  return query;
};

/** Records that a row names by their id, and the column in which they are searched. */
export type Named = { readonly id: string; readonly table: string; readonly column: string };

/** The same where a word may also stand in a record that the row names. Postgres finds their ids first, and rows by an index. */
export const whereWordsNearby = (
  query: Query,
  column: string,
  named: readonly Named[],
  typed: string,
): Query => {
  const nearby = named.map(() => '?? = any(array(select id from ?? where ?? like ?))');
  for (const word of searchableWords(typed)) {
    const like = likeAnywhere(word);
    const values = named.flatMap(({ id, table, column: its }) => [id, table, its, like]);
    query.where(raw(`(${['?? like ?', ...nearby].join(' or ')})`, [column, like, ...values]));
  }
  return query;
};
