/** A country's comparator in memory: its index, and what the index costs by day and currency. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PricedIndex, priceIndex, type PriceTerms } from './product-index/priced-index.ts';
import { createProductIndex, type ProductIndex, type IndexedProduct } from './product-index/product-index.ts';

export type Market = {
  readonly index: ProductIndex;
  /** @param tablesVersion another whenever a table says something else */
  readonly priced: (terms: PriceTerms, tablesVersion: string) => PricedIndex;
  readonly put: (product: IndexedProduct) => void;
  readonly remove: (code: string) => void;
};

/** The day's in the country's currency, another that somebody wants to see, and yesterday's at midnight. */
const mostTerms = 3;

export const createMarket = (country: CountryCode): Market => {
  const index = createProductIndex();
  /** The last few that were asked for. */
  const kept = new Map<string, PricedIndex>();
  const forget = (row: number | undefined): void => {
    if (row !== undefined) for (const priced of kept.values()) priced.forget(row);
  };

  return {
    index,
    priced(terms, tablesVersion) {
      const key = `${terms.day} ${terms.currency} ${tablesVersion}`;
      const found = kept.get(key) ?? priceIndex(index, country, terms);
      kept.delete(key);
      kept.set(key, found);
      if (kept.size > mostTerms) kept.delete(kept.keys().next().value!);
      return found;
    },
    put: (product) => forget(index.put(product)),
    remove: (code) => forget(index.remove(code)),
  };
};
