/** An index on one day in one currency: what its products and a year with them cost, by rules that are compiled once. */
import { compileYearlyCost, monthlyShare, type YearlyOptions, type YearOf } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Currency } from '@cotejo/core/kit/money';
import { compile, ownShares, personsOf } from '@cotejo/core/pricing';
import { inCurrency } from '@cotejo/core/product-content';
import { type Profile } from '@cotejo/core/profile';
import { type Bits, eachBit, hasBit } from './bits.ts';
import { type ProductIndex, type IndexedProduct } from './product-index.ts';

export type PriceTerms = YearlyOptions & { readonly currency: Currency };

/** Prices for comparing by row, minor units a month; Infinity where there is none. */
export type Prices = Float64Array;

/** Prices of the indexed products for one profile, valid until the index changes. */
export type PricesOf = {
  /** @returns a column in which the prices of a set of rows are; of others they may not be there */
  readonly within: (rows: Bits) => Prices;
  readonly at: (row: number) => number;
  /** A year of medium use, minor units; Infinity where it can't be told. Only of prices in the country's own currency. */
  readonly yearAt: (row: number) => number;
};

export type PricedIndex = {
  readonly pricesFor: (profile: Profile) => PricesOf;
  /** The deductible of all coverages together, minor units; 0 where none is, as a card shows it. */
  readonly deductibleAt: (row: number) => number;
  /** The row holds another product, or none. */
  readonly forget: (row: number) => void;
  /** Compiles the rules of so many more rows before somebody asks. @returns whether some are left */
  readonly prepare: (rows: number) => boolean;
};

/** Stands where a price was not asked for yet. */
const unknown = -1;

type Compiled = {
  readonly priceOf: (profile: Profile) => number;
  readonly deductible: number;
  readonly yearOf: YearOf | undefined;
};

export const priceIndex = (index: ProductIndex, country: CountryCode, terms: PriceTerms): PricedIndex => {
  const compiled: (Compiled | undefined)[] = [];
  let prepared = 0;

  const compiledOf = ({ rule, stated, deductible }: IndexedProduct): Compiled => {
    const { totalOf } = compile(rule, terms);
    const share = monthlyShare(rule.period);
    return {
      priceOf: (profile) => (totalOf(profile) ?? Infinity) * share,
      deductible: (deductible && inCurrency(deductible, terms.currency, terms)) ?? 0,
      yearOf: compileYearlyCost({ country, price: rule, stated }, terms, 'medium'),
    };
  };
  const at = (row: number): Compiled => (compiled[row] ??= compiledOf(index.at(row)));

  return {
    pricesFor(profile) {
      const column = new Float64Array(index.room()).fill(unknown);
      const priceAt = (row: number): number => {
        const known = column[row]!;
        return known === unknown ? (column[row] = at(row).priceOf(profile)) : known;
      };
      const persons = personsOf(profile);
      const ownOf = ownShares(profile, terms);
      return {
        at: priceAt,
        within(rows) {
          eachBit(rows, priceAt);
          return column;
        },
        yearAt(row) {
          const monthly = priceAt(row);
          if (monthly === Infinity) return Infinity;
          const { rule } = index.at(row);
          // A month's share of a yearly price may be a fraction; the price itself is whole.
          const price = Math.round(monthly / monthlyShare(rule.period));
          return at(row).yearOf?.(ownOf(rule, price), persons) ?? Infinity;
        },
      };
    },
    deductibleAt: (row) => at(row).deductible,
    forget: (row) => void (compiled[row] = undefined),
    prepare(rows) {
      const end = Math.min(prepared + rows, index.room());
      for (; prepared < end; prepared++) if (hasBit(index.all(), prepared)) at(prepared);
      return prepared < index.room();
    },
  };
};
