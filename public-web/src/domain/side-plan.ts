/** A plan for the comparison side by side: figures as figures, coverages as words. */

/** Major units of a currency. */
export type Money = { readonly amount: number; readonly code: string };

export type SidePlan = {
  readonly code: string;
  readonly name: string;
  /** Missing where the plan cannot insure the profile. */
  readonly price?: Money;
  /** What the visitor pays of it, where somebody else is known to pay the rest. */
  readonly own?: number;
  /** Who pays it, and how that comes about, where that is not the visitor alone. */
  readonly payers?: readonly string[];
  /** Suffix of the price, such as `/mes`.*/
  readonly period: string;
  /** Part of the price of each insured person, by the place in the profile from 1. */
  readonly shares: readonly { readonly profile: number; readonly amount?: number | undefined }[];
  readonly unpriced?: string;
  readonly yearly?: {
    readonly low: number;
    readonly medium: number;
    readonly high: number;
    readonly code: string;
  };
  readonly deductible?: Money;
  /** `none` has no cap; `byService` has one for each service. */
  readonly annualMaximum?: Money | 'none' | 'byService';
  /** Value of each coverage in a word or two, by the name of its tag. */
  readonly coverages: Readonly<Record<string, string>>;
  readonly features: readonly string[];
  /** 0 to 5, and as the country writes it. */
  readonly score?: { readonly stars: number; readonly words: string };
  readonly minEmployees?: number;
  readonly clinics?: number;
};

/** What of the price the visitor pays. */
export const paidBy = ({ price, own }: SidePlan): Money | undefined =>
  price && { amount: own ?? price.amount, code: price.code };

/** Formats an amount as the country writes it. */
export type FormatMoney = (sum: Money) => string;

const names = (plans: readonly SidePlan[], of: (plan: SidePlan) => readonly string[]): readonly string[] => [
  ...new Set(plans.flatMap(of)),
];
export const coverageNames = (plans: readonly SidePlan[]): readonly string[] =>
  names(plans, ({ coverages }) => Object.keys(coverages));
export const featureNames = (plans: readonly SidePlan[]): readonly string[] =>
  names(plans, ({ features }) => features);
