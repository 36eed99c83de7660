/** What the site asks of the platform's read side. */
import { bodyOf, type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult, resultOf } from './query-result.ts';
import { confirmHuman } from './human.ts';
import { type ProductCard, productAnswer, productsAnswer, type ResultCard } from './product-card.ts';

export type ProductList = { readonly products: readonly ResultCard[]; readonly total: number };

export type Queries = {
  /** @param page from 1 */
  readonly products: (take: number, page: number) => Promise<QueryResult<ProductList>>;
  /**
   * Products that fit what is asked for.
   * @param asked parameters of the platform's comparison, by name
   */
  readonly productsWith: (
    asked: Readonly<Record<string, string>>,
    take: number,
    page: number,
  ) => Promise<QueryResult<ProductList>>;
  readonly product: (code: string) => Promise<QueryResult<ProductCard>>;
  /** The same, as it was told to another part of the page. */
  readonly cachedProduct: (code: string) => Promise<QueryResult<ProductCard>>;
  /** What *Soy humano!* says for the visitor. @returns whether it was said too often to be believed */
  readonly confirmHuman: () => Promise<boolean>;
};

const listBy =
  (call: Call): Queries['productsWith'] =>
  async (asked, take, page) => {
    const query = new URLSearchParams({ order: 'popular', ...asked, take: `${take}`, page: `${page}` });
    const answer = await call(`/api/insurance/compare/metadata?${query}`);
    if (answer?.status === 401) return { kind: 'challenged' };
    // Something that there is not, such as an insurer of an old link.
    if (answer?.status === 400) return { kind: 'missing' };
    if (answer?.status !== 200) return { kind: 'unavailable' };
    const list = bodyOf(productsAnswer, answer);
    return resultOf(list && { products: list.data, total: list.metaData.total });
  };

const productBy =
  (call: Call): Queries['product'] =>
  (code) => {
    const path = `/api/insurance/product/${encodeURIComponent(code)}`;
    return fetchResult(call, path, (answer) => bodyOf(productAnswer, answer)?.data);
  };

export const queryCalls = (call: Call): Queries => ({
  products: (take, page) => listBy(call)({}, take, page),
  productsWith: listBy(call),
  product: productBy(call),
  cachedProduct: cachedResult(productBy(call)),
  confirmHuman: () => confirmHuman(call),
});
