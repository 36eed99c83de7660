/** A country's comparator in memory: its shelf, and what the shelf costs by day and currency. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PriceTerms } from './shelf/compiled-shelf.ts';
import { priceMemory, priceShelf, type PricedShelf } from './shelf/priced-shelf.ts';
import { createShelf, type Shelf, type Shelved } from './shelf/shelf.ts';
import { yearlyShelf, type YearlyShelf } from './shelf/yearly-shelf.ts';

type YearlyTerms = Parameters<typeof yearlyShelf>[2];

export type Market = {
  readonly shelf: Shelf;
  /** @param tablesVersion another whenever a table says something else */
  readonly priced: (terms: PriceTerms, tablesVersion: string) => PricedShelf;
  readonly yearly: (terms: YearlyTerms, tablesVersion: string) => YearlyShelf;
  readonly put: (product: Shelved) => void;
  readonly remove: (code: string) => void;
};

/** The day's in the country's currency, another that somebody wants to see, and yesterday's at midnight. */
const mostTerms = 3;

type Forgetful = { readonly forget: (slot: number) => void };

/** The last few that were asked for. */
const lastFew = <Kept extends Forgetful>() => {
  const kept = new Map<string, Kept>();
  return {
    find(key: string, make: () => Kept): Kept {
      const found = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, found);
      if (kept.size > mostTerms) kept.delete(kept.keys().next().value!);
      return found;
    },
    forget: (slot: number): void => {
      for (const one of kept.values()) one.forget(slot);
    },
  };
};

export const createMarket = (country: CountryCode): Market => {
  const shelf = createShelf();
  const priced = lastFew<PricedShelf>();
  const yearly = lastFew<YearlyShelf>();
  const memory = priceMemory();
  const forget = (slot: number | undefined): void => {
    if (slot === undefined) return;
    for (const one of [priced, yearly, memory.prices, memory.parts]) one.forget(slot);
  };

  return {
    shelf,
    priced(terms, tablesVersion) {
      const key = `${terms.day} ${terms.currency} ${tablesVersion}`;
      return priced.find(key, () => priceShelf(shelf, terms, memory, key));
    },
    yearly: (terms, tablesVersion) =>
      yearly.find(`${terms.day} ${tablesVersion}`, () => yearlyShelf(shelf, country, terms)),
    put: (product) => forget(shelf.put(product)),
    remove: (code) => forget(shelf.remove(code)),
  };
};
