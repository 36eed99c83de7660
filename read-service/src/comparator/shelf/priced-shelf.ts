/** A shelf on one day in one currency: what its products and a year with them cost, by rules that are compiled once. */
import { compileYearlyCost, monthlyShare, type YearlyOptions, type YearOf } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Currency } from '@cotejo/core/kit/money';
import { compile, ownShares, personsOf } from '@cotejo/core/pricing';
import { inCurrency } from '@cotejo/core/product-content';
import { type Profile } from '@cotejo/core/profile';
import { type Bits, eachBit, hasBit } from './bits.ts';
import { type Shelf, type Shelved } from './shelf.ts';

export type PriceTerms = YearlyOptions & { readonly currency: Currency };

/** Prices for comparing by slot, minor units a month; Infinity where there is none. */
export type Prices = Float64Array;

/** Prices of the indexed products for one profile, valid until the index changes. */
export type PricesOf = {
  /** @returns a column in which the prices of a set of slots are; of others they may not be there */
  readonly within: (slots: Bits) => Prices;
  readonly at: (slot: number) => number;
  /** A year of medium use, minor units; Infinity where it can't be told. Only of prices in the country's own currency. */
  readonly yearAt: (slot: number) => number;
};

export type PricedShelf = {
  readonly pricesFor: (profile: Profile) => PricesOf;
  /** What is stated for all coverages together, minor units; 0 where none is, as a card shows it. */
  readonly deductibleAt: (slot: number) => number;
  /** The slot holds another product, or none. */
  readonly forget: (slot: number) => void;
  /** Compiles the rules of so many more slots before somebody asks. @returns whether some are left */
  readonly prepare: (slots: number) => boolean;
};

/** Stands where a price was not asked for yet. */
const unknown = -1;

type Compiled = {
  readonly priceOf: (profile: Profile) => number;
  readonly deductible: number;
  readonly yearOf: YearOf | undefined;
};

export const priceShelf = (shelf: Shelf, country: CountryCode, terms: PriceTerms): PricedShelf => {
  const compiled: (Compiled | undefined)[] = [];
  let prepared = 0;

  const compiledOf = ({ rule, stated, deductible }: Shelved): Compiled => {
    const { totalOf } = compile(rule, terms);
    const share = monthlyShare(rule.period);
    return {
      priceOf: (profile) => (totalOf(profile) ?? Infinity) * share,
      deductible: (deductible && inCurrency(deductible, terms.currency, terms)) ?? 0,
      yearOf: compileYearlyCost({ country, price: rule, stated }, terms, 'medium'),
    };
  };
  const at = (slot: number): Compiled => (compiled[slot] ??= compiledOf(shelf.at(slot)));

  return {
    pricesFor(profile) {
      const column = new Float64Array(shelf.room()).fill(unknown);
      const priceAt = (slot: number): number => {
        const known = column[slot]!;
        return known === unknown ? (column[slot] = at(slot).priceOf(profile)) : known;
      };
      const persons = personsOf(profile);
      const ownOf = ownShares(profile, terms);
      return {
        at: priceAt,
        within(slots) {
          eachBit(slots, priceAt);
          return column;
        },
        yearAt(slot) {
          const monthly = priceAt(slot);
          if (monthly === Infinity) return Infinity;
          const { rule } = shelf.at(slot);
          // A month's share of a yearly price may be a fraction; the price itself is whole.
          const price = Math.round(monthly / monthlyShare(rule.period));
          return at(slot).yearOf?.(ownOf(rule, price), persons) ?? Infinity;
        },
      };
    },
    deductibleAt: (slot) => at(slot).deductible,
    forget: (slot) => void (compiled[slot] = undefined),
    prepare(slots) {
      const end = Math.min(prepared + slots, shelf.room());
      for (; prepared < end; prepared++) if (hasBit(shelf.all(), prepared)) at(prepared);
      return prepared < shelf.room();
    },
  };
};
