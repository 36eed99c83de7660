/** What a year of medium use costs under each plan of a shelf, on one day: in the country's currency, which the bills are in. */
import { compileYearlyCost, monthlyShare, type YearlyOptions, type YearOf } from '@cotejo/core/comparator';
import { ownShares, type Person, personsOf } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { hasBit } from './bits.ts';
import { type PricesOf } from './priced-shelf.ts';
import { type Shelf } from './shelf.ts';

/** The year of the product in a slot, minor units; Infinity where it can't be told. */
export type YearlyOf = (slot: number) => number;

export type YearlyShelf = {
  /** @param priceOf what a month costs these people in the country's currency */
  readonly yearsFor: (profile: Profile, priceOf: PricesOf['at']) => YearlyOf;
  /** The slot holds another product, or none. */
  readonly forget: (slot: number) => void;
  /** Prepares so many more slots before somebody asks. @returns whether some are left */
  readonly prepare: (slots: number) => boolean;
};

const level = 'medium';
const unknown: YearOf = () => undefined;

export const yearlyShelf = (
  shelf: Shelf,
  country: CountryCode,
  terms: Omit<YearlyOptions, 'currency'>,
): YearlyShelf => {
  const compiled: (YearOf | undefined)[] = [];
  let prepared = 0;

  const compiledAt = (slot: number): YearOf => {
    const known = compiled[slot];
    if (known) return known;
    const { rule, stated } = shelf.at(slot);
    return (compiled[slot] = compileYearlyCost({ country, price: rule, stated }, terms, level) ?? unknown);
  };
  const yearAt = (
    slot: number,
    monthly: number,
    persons: readonly Person[],
    ownOf: ReturnType<typeof ownShares>,
  ): number => {
    if (monthly === Infinity) return Infinity;
    // A month's share of a yearly price may be a fraction; the price itself is whole.
    const { rule } = shelf.at(slot);
    const price = Math.round(monthly / monthlyShare(rule.period));
    return compiledAt(slot)(ownOf(rule, price), persons) ?? Infinity;
  };

  return {
    yearsFor(profile, priceOf) {
      const persons = personsOf(profile);
      const { currency } = countryOf(country);
      const ownOf = ownShares(profile, { day: terms.day, tables: terms.tables, currency });
      return (slot) => yearAt(slot, priceOf(slot), persons, ownOf);
    },
    forget: (slot) => void (compiled[slot] = undefined),
    prepare(slots) {
      const end = Math.min(prepared + slots, shelf.room());
      for (; prepared < end; prepared++) if (hasBit(shelf.all(), prepared)) compiledAt(prepared);
      return prepared < shelf.room();
    },
  };
};
