/** A shelf on one day in one currency: what its products cost for whom, computed when it is asked for and kept. */
import { inCurrency } from '@cotejo/core/product-content';
import { type Profile } from '@cotejo/core/profile';
import { type Bits, eachBit, hasBit } from './bits.ts';
import { columnOf, type Columns, keptColumns, widenedColumn } from './columns.ts';
import { compiledShelf, type PriceTerms } from './compiled-shelf.ts';
import { partColumns, pricesByParts } from './parts-by-person.ts';
import { type Shelf } from './shelf.ts';

/** Prices for comparing by slot, minor units a month; Infinity where there is none. */
export type Prices = Float64Array;

/** What the products of a shelf cost somebody. Good until the shelf changes, or others were asked for. */
export type PricesOf = {
  /** @returns a column in which the prices of a set of slots are; of others they may not be there */
  readonly within: (slots: Bits) => Prices;
  readonly at: (slot: number) => number;
};

export type PricedShelf = {
  readonly pricesFor: (profile: Profile) => PricesOf;
  /** What is stated for all coverages together, minor units; 0 where none is, as a card shows it. */
  readonly deductibleAt: (slot: number) => number;
  /** The slot holds another product, or none. */
  readonly forget: (slot: number) => void;
  /** Prepares the rules of so many more slots before somebody asks. @returns whether some are left */
  readonly prepare: (slots: number) => boolean;
};

/** How many prices are kept, 8 bytes each: of who narrows a search, and of all who have said nothing yet. */
const mostKept = 2 ** 22;
/** However many products: in two currencies, where an order reckons in the country's own. */
const leastProfiles = 2;
const unknown = -1;

/** What is known of a market's prices by now, on whichever day and in whichever currency: strangers choose what is in it. */
export type PriceMemory = { readonly prices: Columns; readonly parts: Columns };

export const priceMemory = (): PriceMemory => ({
  prices: keptColumns(unknown, (room) => Math.max(leastProfiles, mostKept / room)),
  parts: partColumns(),
});

/** @param key of the terms in the memory */
export const priceShelf = (
  shelf: Shelf,
  terms: PriceTerms,
  memory: PriceMemory,
  key: string,
): PricedShelf => {
  const compiled = compiledShelf(shelf, terms);
  const columnIn = (columns: Columns) => (of: string) => columns.of(`${key} ${of}`, shelf.room());
  const [pricesOf, partsOf] = [columnIn(memory.prices), columnIn(memory.parts)];
  const byParts = pricesByParts(compiled, partsOf);
  let deductibles = columnOf(shelf.room(), unknown);
  let prepared = 0;

  return {
    pricesFor(profile) {
      const column = pricesOf(JSON.stringify(profile));
      const priceAt = byParts(profile);
      const at = (slot: number): number => {
        const known = column[slot]!;
        return known === unknown ? (column[slot] = priceAt(slot)) : known;
      };
      return {
        at,
        within(slots) {
          eachBit(slots, at);
          return column;
        },
      };
    },
    deductibleAt(slot) {
      deductibles = widenedColumn(deductibles, shelf.room(), unknown);
      const known = deductibles[slot]!;
      if (known !== unknown) return known;
      const { deductible } = shelf.at(slot);
      return (deductibles[slot] = (deductible && inCurrency(deductible, terms.currency, terms)) ?? 0);
    },
    forget(slot) {
      compiled.forget(slot);
      if (slot < deductibles.length) deductibles[slot] = unknown;
    },
    prepare(slots) {
      const end = Math.min(prepared + slots, shelf.room());
      for (; prepared < end; prepared++) if (hasBit(shelf.all(), prepared)) compiled.at(prepared);
      return prepared < shelf.room();
    },
  };
};
