/** One page of a list and the number of all its rows. */
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type ListRequest } from './dialect.ts';
import { type Where } from './where.ts';

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** In two queries: counting along would make Postgres visit every row that matches before it shows the first. */
export const findPage = async <Row extends object>(
  pool: Pool,
  select: { readonly columns: string; readonly from: string; readonly condition: Where },
  { offset, limit, orderBy }: Pick<ListRequest<z.ZodRawShape>, 'offset' | 'limit' | 'orderBy'>,
): Promise<Page<Row>> => {
  const { columns, from, condition } = select;
  const values = [...condition.values];
  const source = `from ${from} where ${condition.text}`;
  const [found, counted] = await Promise.all([
    pool.query<Row>(
      `select ${columns} ${source} order by ${orderBy} offset ${offset} limit ${limit}`,
      values,
    ),
    pool.query<{ total: string }>(`select count(*) as total ${source}`, values),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]!.total) };
};
