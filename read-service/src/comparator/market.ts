/** A country's comparator in memory: its shelf, and what the shelf costs by day and currency. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PricedShelf, priceShelf, type PriceTerms } from './shelf/priced-shelf.ts';
import { createShelf, type Shelf, type Shelved } from './shelf/shelf.ts';

export type Market = {
  readonly shelf: Shelf;
  /** @param tablesVersion another whenever a table says something else */
  readonly priced: (terms: PriceTerms, tablesVersion: string) => PricedShelf;
  readonly put: (product: Shelved) => void;
  readonly remove: (code: string) => void;
};

/** The day's in the country's currency, another that somebody wants to see, and yesterday's at midnight. */
const mostTerms = 3;

export const createMarket = (country: CountryCode): Market => {
  const shelf = createShelf();
  /** The last few that were asked for. */
  const kept = new Map<string, PricedShelf>();
  const forget = (slot: number | undefined): void => {
    if (slot !== undefined) for (const priced of kept.values()) priced.forget(slot);
  };

  return {
    shelf,
    priced(terms, tablesVersion) {
      const key = `${terms.day} ${terms.currency} ${tablesVersion}`;
      const found = kept.get(key) ?? priceShelf(shelf, country, terms);
      kept.delete(key);
      kept.set(key, found);
      if (kept.size > mostTerms) kept.delete(kept.keys().next().value!);
      return found;
    },
    put: (product) => forget(shelf.put(product)),
    remove: (code) => forget(shelf.remove(code)),
  };
};
