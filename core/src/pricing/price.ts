/** The price of a product for a profile on a day, with its explanation. */
import { type Currency, type Money, type Unit } from '../kit/money/index.ts';
import { type Notice } from './trace/notices.ts';
import { type Reason } from './trace/reasons.ts';
import { type Day, type Tables } from '../price-tables/index.ts';
import { type Trace } from './trace/trace.ts';
import { type Period } from './periods.ts';

export type PriceOptions = {
  readonly day: Day;
  readonly tables: Tables;
  /** The currency of the price; left out, the rule's own currency, and CLP for UF. */
  readonly currency?: Currency;
};

/** A person or pet of the price, or the company as one; positions count from 1. */
export type PricedProfile =
  | { readonly position: number; readonly method: 'PriceFound' }
  | {
      readonly position: number;
      readonly method: 'PriceNotFound';
      readonly reason: Reason;
      /** Why, in Spanish. */
      readonly text: string;
    };

/** The share of one person or pet in the total, in its minor units; together they are the total. */
export type Share = { readonly position: number; readonly amount: number };

/** The payers of an EPS and their shares, in minor units of the total whatever its currency; together they are the total. */
export type Split = {
  readonly credit: number;
  readonly employer: number;
  readonly worker: number;
  /** The employer's share of the rest: a decimal. */
  readonly employerPercent: string;
  /** Whether the plan says so, because the visitor did not. */
  readonly isAssumed: boolean;
};

/** The compulsory contribution to health in Chile, which pays an isapre first. */
export type Contribution = {
  /** Pesos a month; left out where no pay was told. */
  readonly amount?: number;
  /** Whether the gross pay that it is a part of was estimated from the net one. */
  readonly isEstimated: boolean;
};

export type Price = {
  readonly day: Day;
  readonly period: Period;
  /** Of everybody who can be insured; nothing when that is nobody. */
  readonly total?: Money;
  /** The same before conversion, where there was one: a decimal, not rounded. */
  readonly original?: { readonly amount: string; readonly unit: Unit };
  /** Of one worker, guard or day, where the price is made of these. */
  readonly single?: Money;
  /** Empty where the price is not one of persons. */
  readonly shares: readonly Share[];
  readonly split?: Split;
  /** Of a price in pesos of an isapre. */
  readonly contribution?: Contribution;
  readonly profilesWithPrice: number;
  readonly profilesEvaluated: number;
  /** Whether there is a total. */
  readonly arePricesDefined: boolean;
  readonly profiles: readonly PricedProfile[];
  readonly notices: readonly (Notice & { readonly text: string })[];
  readonly trace: Trace;
};
