/** One page of a list and the number of all its rows. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type Query, raw, rowsOf, sql } from '../sql.ts';
import { type ListRequest } from './dialect.ts';

export type Total = {
  readonly total: number;
  /** Whether there are more: they were not counted to the end. */
  readonly atLeast?: boolean;
};
export type Page<Row> = Total & { readonly rows: readonly Row[] };

/** How far rows are counted one by one: who sees a thousand of them narrows the search, and does not read on. */
export const mostCounted = 1_000;

const countAll = async (pool: Pool, matching: Query): Promise<Total> => {
  const [row] = await rowsOf<{ total: string }>(pool, matching.clone().select(raw('count(*) as total')));
  return { total: Number(row!.total) };
};

/**
 * Counts no further than it is worth: what counting costs does not grow with the table.
 * @param matching from where and by which conditions, without columns; with the list's order where what is counted is
 *   known to be frequent in it: the rows at its beginning are those that everybody reads, and Postgres has them at hand
 */
export const countUpTo = async (pool: Pool, matching: Query, most = mostCounted): Promise<Total> => {
  const counted = matching
    .clone()
    .select(raw('1'))
    .limit(most + 1);
  const { total } = await countAll(pool, sql.from(counted.as('counted')));
  return total > most ? { total: most, atLeast: true } : { total };
};

/** @param most how far rows are counted; to the end where it is left out */
export const totalOf = (pool: Pool, matching: Query, most?: number): Promise<Total> =>
  most === undefined ? countAll(pool, matching) : countUpTo(pool, matching, most);

/** The part of a list that a page shows, in the list's order. */
export const sliced = (
  query: Query,
  { offset, limit, orderBy }: Pick<ListRequest<z.ZodRawShape>, 'offset' | 'limit' | 'orderBy'>,
): Query => query.orderByRaw(orderBy).offset(offset).limit(limit);

type Select = {
  /** From where and by which conditions, without columns. */
  readonly matching: Query;
  /** SQL of the select list. */
  readonly columns: string;
};

/**
 * In two queries: counting along would make Postgres visit every row that matches before it shows the first.
 * @param most how far rows are counted; to the end where it is left out
 */
export const findPage = async <Row extends object>(
  pool: Pool,
  { matching, columns }: Select,
  slice: Parameters<typeof sliced>[1],
  most?: number,
): Promise<Page<Row>> => {
  const [rows, counted] = await Promise.all([
    rowsOf<Row>(pool, sliced(matching.clone().select(raw(columns)), slice)),
    totalOf(pool, matching, most),
  ]);
  return { rows, ...counted };
};
