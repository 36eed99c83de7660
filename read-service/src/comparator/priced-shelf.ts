/** A shelf on one day in one currency: what its products cost for whom, computed when it is asked for and kept. */
import { inCurrency } from '@cotejo/core/catalogue';
import { type Profile } from '@cotejo/core/pricing';
import { type Bits, eachBit, hasBit } from './bits.ts';
import { columnOf, keptColumns, widenedColumn } from './columns.ts';
import { compiledShelf, type PriceTerms } from './compiled-shelf.ts';
import { partsByPerson } from './parts-by-person.ts';
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

/** Whose prices are kept: a visitor who narrows a search, and all who have said nothing yet. */
const mostProfiles = 32;
const unknown = -1;

export const priceShelf = (shelf: Shelf, terms: PriceTerms): PricedShelf => {
  const compiled = compiledShelf(shelf, terms);
  const parts = partsByPerson(shelf, compiled);
  let deductibles = columnOf(shelf.room(), unknown);
  const columns = keptColumns(unknown, () => mostProfiles);
  let prepared = 0;

  return {
    pricesFor(profile) {
      const column = columns.of(JSON.stringify(profile), shelf.room());
      const priceAt = parts.pricesFor(profile);
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
      parts.forget(slot);
      if (slot < deductibles.length) deductibles[slot] = unknown;
      columns.forget(slot);
    },
    prepare(slots) {
      const end = Math.min(prepared + slots, shelf.room());
      for (; prepared < end; prepared++) if (hasBit(shelf.all(), prepared)) compiled.at(prepared);
      return prepared < shelf.room();
    },
  };
};
