/** One page of a list and the number of all its rows. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type ListRequest } from './dialect.ts';
import { type Where } from './where.ts';

export type Total = {
  readonly total: number;
  /** Whether there are more: they were not counted to the end. */
  readonly atLeast?: boolean;
};
export type Page<Row> = Total & { readonly rows: readonly Row[] };

type Source = { readonly from: string; readonly condition: Where };

/** How far rows are counted one by one: who sees a thousand of them narrows the search, and does not read on. */
export const mostCounted = 1_000;

const countAll = async (pool: Pool, { from, condition }: Source): Promise<Total> => {
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total from ${from} where ${condition.text}`,
    [...condition.values],
  );
  return { total: Number(rows[0]!.total) };
};

/**
 * Counts no further than it is worth: what counting costs does not grow with the table.
 * @param orderBy the list's order, where what is counted is known to be frequent in it: the rows at its beginning are
 *   those that everybody reads, and Postgres has them at hand
 */
export const countUpTo = async (
  pool: Pool,
  { from, condition }: Source,
  { most = mostCounted, orderBy }: { readonly most?: number; readonly orderBy?: string } = {},
): Promise<Total> => {
  const order = orderBy ? `order by ${orderBy}` : '';
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total
     from (select from ${from} where ${condition.text} ${order} limit ${most + 1}) counted`,
    [...condition.values],
  );
  const total = Number(rows[0]!.total);
  return total > most ? { total: most, atLeast: true } : { total };
};

/**
 * In two queries: counting along would make Postgres visit every row that matches before it shows the first.
 * @param most how far rows are counted; to the end where it is left out
 */
export const findPage = async <Row extends object>(
  pool: Pool,
  select: Source & { readonly columns: string },
  { offset, limit, orderBy }: Pick<ListRequest<z.ZodRawShape>, 'offset' | 'limit' | 'orderBy'>,
  most?: number,
): Promise<Page<Row>> => {
  const { columns, from, condition } = select;
  const [found, counted] = await Promise.all([
    pool.query<Row>(
      `select ${columns} from ${from} where ${condition.text} order by ${orderBy} offset ${offset} limit ${limit}`,
      [...condition.values],
    ),
    most === undefined ? countAll(pool, select) : countUpTo(pool, select, { most }),
  ]);
  return { rows: found.rows, ...counted };
};
