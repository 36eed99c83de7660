/** The interface of every kind of price rule: charge a profile into a book, and tell the same total fast. */
import { type Book } from '../book.ts';
import { type At, type Missing } from '../../price-tables/index.ts';
import { type Profile } from '../../profile/index.ts';
import { type PersonsRule } from '../persons/persons.ts';
import { sumForProfile } from '../persons/sum-of-persons.ts';

/** The fast path: integers and no trace, for a hundred thousand plans at once. */
export type Fast = {
  /** How many of what `amountOf` counts are one minor unit: a power of ten. */
  readonly scale: number;
  /**
   * An integer not below 0, before the tax on the whole; -1 when nobody can be insured. It is made of sums and
   * products of such integers alone: as long as it is a safe one, so was everything on the way.
   */
  readonly amountOf: (profile: Profile) => number;
};

/** The amount of a rule is the sum of what it asks for each person who is eligible. */
export const fastSum = (rule: PersonsRule, scale = 1): Fast => ({ scale, amountOf: sumForProfile(rule) });

export type SplitRule = {
  /** The part of its contribution that the law lets the employer deduct, minor units, as a fraction of 1/`of`. */
  readonly credit: (profile: Profile) => { readonly amount: bigint; readonly of: bigint };
  readonly employerPercent: string;
};

/** A rule with what it reads from the tables of a day. */
export type Prepared = {
  readonly charge: (profile: Profile, book: Book) => void;
  readonly fast: () => Fast;
  readonly split?: SplitRule;
};

export type Kind<Rule> = {
  /** Whom the price is made of: the company, and a policy that is the same for all, count as one. */
  readonly counts: 'persons' | 'pets' | 'one';
  /** Of a price that is made of persons: who they are. */
  readonly insures?: (rule: Rule, at: At) => PersonsRule | Missing;
  readonly prepare: (rule: Rule, at: At) => Prepared | Missing;
};
