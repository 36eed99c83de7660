/** Queries for products, and the answer to the challenge to prove to be human. */
import { type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, isRefusal, type QueryResult, resultOf } from './query-result.ts';
import { productCard, type ProductCard, productList, type ProductList } from './product-card.ts';

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
  /** Tells that the visitor is human (spec, public side, section 8). @returns whether that was told too often to be believed */
  readonly confirmHuman: () => Promise<boolean>;
};

const listBy =
  (call: Call): Queries['productsWith'] =>
  async (asked, take, page) => {
    const query = new URLSearchParams({ order: 'popular', ...asked, take: `${take}`, page: `${page}` });
    const answer = await call(`/api/insurance/compare/metadata?${query}`);
    // An insurer of an old link, which does not exist any more, is refused.
    return resultOf(answer, productList, isRefusal);
  };

const productBy =
  (call: Call): Queries['product'] =>
  (code) =>
    fetchResult(call, `/api/insurance/product/${encodeURIComponent(code)}`, productCard);

export const queryCalls = (call: Call): Queries => ({
  products: (take, page) => listBy(call)({}, take, page),
  productsWith: listBy(call),
  product: productBy(call),
  cachedProduct: cachedResult(productBy(call)),
  confirmHuman: async () => (await call('/api/buscarplanes/notrobot'))?.status === 429,
});
