/** What the site asks of the platform's read side. */
import { bodyOf, type Call } from './fetch-json.ts';
import { sayHuman } from './human.ts';
import { isPriced, type ProductCard, productAnswer, productsAnswer } from './product-card.ts';

/** Found, not there, kept from whoever reads like a machine, or nobody could say. */
export type Found<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'suspected' }
  | { readonly kind: 'unavailable' };

export type ProductList = { readonly products: readonly ProductCard[]; readonly total: number };

export type Queries = {
  /** @param page from 1 */
  readonly products: (take: number, page: number) => Promise<Found<ProductList>>;
  readonly product: (code: string) => Promise<Found<ProductCard>>;
  /** What *Soy humano!* says for the visitor. @returns whether it was said too often to be believed */
  readonly sayHuman: () => Promise<boolean>;
};

const foundOr = <Value>(value: Value | undefined): Found<Value> =>
  value === undefined ? { kind: 'unavailable' } : { kind: 'found', value };

export const queriesBy = (call: Call): Queries => ({
  products: async (take, page) => {
    const answer = await call(`/api/insurance/compare/metadata?order=popular&take=${take}&page=${page}`);
    if (answer?.status === 401) return { kind: 'suspected' };
    if (answer?.status !== 200) return { kind: 'unavailable' };
    const list = bodyOf(productsAnswer, answer);
    return foundOr(list && { products: list.data.filter(isPriced), total: list.metaData.total });
  },
  product: async (code) => {
    const answer = await call(`/api/insurance/product/${encodeURIComponent(code)}`);
    if (answer?.status === 401) return { kind: 'suspected' };
    // A code that cannot be one (too long, odd characters) is refused with a 4xx: there is no such product either.
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      return { kind: 'missing' };
    const found = answer?.status === 200 ? bodyOf(productAnswer, answer)?.data : undefined;
    if (found && !isPriced(found)) return { kind: 'missing' };
    return foundOr(found);
  },
  sayHuman: () => sayHuman(call),
});
