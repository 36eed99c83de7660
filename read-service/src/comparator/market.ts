/** A country's comparator in memory: its shelf, and what the shelf costs by day and currency. */
import { type PriceTerms } from './compiled-shelf.ts';
import { priceShelf, type PricedShelf } from './priced-shelf.ts';
import { createShelf, type Shelf, type Shelved } from './shelf.ts';

export type Market = {
  readonly shelf: Shelf;
  /** @param tablesVersion another whenever a table says something else */
  readonly priced: (terms: PriceTerms, tablesVersion: string) => PricedShelf;
  readonly put: (product: Shelved) => void;
  readonly remove: (code: string) => void;
};

/** The day's in the country's currency, some others that somebody wants to see, and yesterday's at midnight. */
const mostTerms = 4;

export const createMarket = (): Market => {
  const shelf = createShelf();
  const priced = new Map<string, PricedShelf>();
  const forget = (slot: number | undefined): void => {
    if (slot !== undefined) for (const one of priced.values()) one.forget(slot);
  };

  return {
    shelf,
    priced(terms, tablesVersion) {
      const key = `${terms.day} ${terms.currency} ${tablesVersion}`;
      const found = priced.get(key) ?? priceShelf(shelf, terms);
      priced.delete(key);
      priced.set(key, found);
      if (priced.size > mostTerms) priced.delete(priced.keys().next().value!);
      return found;
    },
    put: (product) => forget(shelf.put(product)),
    remove: (code) => forget(shelf.remove(code)),
  };
};
