/** Products of a country, as visitors list and open them. */
import { type Pool } from 'pg';
import { type CountryCode } from '@cotejo/core/reference';
import { where } from '../http/where.ts';
import { findPage, type Page } from '../http/page.ts';
import { type PricedAlike, productCard, type ProductCard } from './product-card.ts';

type StoredProduct = { readonly code: string; readonly publication: PricedAlike };

/** Those whose monthly price is the same for everybody; what a card shows of the others depends on a profile. */
const pricedAlike = `publication #>> '{price,kind}' = 'fixed' and publication #>> '{price,period}' = 'monthly'
  and publication #>> '{price,unit}' <> 'UF'`;

export const findProducts = async (
  pool: Pool,
  country: CountryCode,
  { page, take }: { readonly page: number; readonly take: number },
): Promise<Page<ProductCard>> => {
  const { rows, total } = await findPage<StoredProduct>(
    pool,
    {
      columns: 'code, publication',
      from: 'read.product',
      condition: where().add('country = $', country).add(pricedAlike),
    },
    { orderBy: 'name, code', offset: (page - 1) * take, limit: take },
  );
  return { rows: rows.map(({ code, publication }) => productCard(code, publication)), total };
};

/** @returns nothing for a product that this country does not have */
export const findProduct = async (
  pool: Pool,
  country: CountryCode,
  code: string,
): Promise<ProductCard | undefined> => {
  const { rows } = await pool.query<StoredProduct>(
    `select code, publication from read.product where code = $1 and country = $2 and ${pricedAlike}`,
    [code, country],
  );
  return rows[0] && productCard(rows[0].code, rows[0].publication);
};
