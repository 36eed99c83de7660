/** A page of a list of plans, by the `pagina` of its address. */
import { type ProductList } from '../api/plans.ts';
import { type QueryResult } from '../api/query-result.ts';
import { valueOrThrow, notFound } from './error-states.ts';

export type ListPage = ProductList & { readonly page: number; readonly pages: number };

/**
 * @param size plans on a page
 * @param load asks for a page, from 1
 * @returns the page; one that there is not is a 404
 */
export const listPage = async (
  url: string,
  size: number,
  load: (page: number) => Promise<QueryResult<ProductList>>,
): Promise<ListPage> => {
  const written = new URL(url).searchParams.get('pagina') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : notFound();
  const list = valueOrThrow(await load(page));
  const pages = Math.max(1, Math.ceil(list.total / size));
  return page > pages ? notFound() : { ...list, page, pages };
};
