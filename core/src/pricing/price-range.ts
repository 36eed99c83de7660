/** Which prices a visitor in Chile looks for: what the compulsory contribution to health pays, and a little more. */
import {
  decimalText,
  dividedBy,
  type Exact,
  exactOf,
  isLess,
  nothing,
  plus,
  rounded,
  shifted,
  times,
} from '../kit/decimal/index.ts';
import { type At, rowAt, type TableRow } from '../price-tables/index.ts';
import { type Policyholder, type Profile } from '../profile/index.ts';

type Contribution = TableRow<'chileanContribution'>;

export type PriceRange = {
  /** CLP a month. */
  readonly least: number;
  readonly most: number;
  /** The contribution of each policyholder with an income, not rounded; empty where nobody told an income. */
  readonly contributions: readonly {
    readonly position: number;
    readonly amount: string;
    /** Whether the income is above the cap. */
    readonly isCapped: boolean;
  }[];
  /** The sum of their contributions, not rounded; left out where nobody told an income. */
  readonly contribution?: { readonly clp: string; readonly uf: string };
  /** The taxable income above which nothing is contributed: CLP a month. */
  readonly cap: number;
};

const taxableOf = (
  { income, taxableIncome }: Policyholder,
  { netOfTaxable }: Contribution,
): Exact | undefined => {
  if (taxableIncome) return exactOf(taxableIncome);
  return income ? dividedBy(exactOf(income), exactOf(netOfTaxable)) : undefined;
};

const percentOf = (amount: Exact, percent: string): Exact => shifted(times(amount, exactOf(percent)), -2);

const contributionsOf = (
  { policyholders }: Profile,
  row: Contribution,
  cap: Exact,
): readonly { position: number; exact: Exact; isCapped: boolean }[] =>
  policyholders.flatMap((policyholder, index) => {
    const taxable = taxableOf(policyholder, row);
    if (!taxable) return [];
    const isCapped = isLess(cap, taxable);
    const exact = percentOf(isCapped ? cap : taxable, row.healthPercent);
    return [{ position: index + 1, exact, isCapped }];
  });

/** Digits of a sum that is not rounded: more than any use of it. */
const digits = 6;

/**
 * The range that the price filter begins with (spec, public side, section 9): 7 % of the taxable income, which is the
 * income divided by 0.8, of at most 87.8 UF; the most is 1.05 of that, the least 0.90477 of the most. Policyholders
 * with an income contribute each their own. All of these figures are a table's.
 * @returns nothing while a table has no row for the day
 */
export const priceRangeOf = (profile: Profile, { day, tables }: At): PriceRange | undefined => {
  const row = rowAt(tables.chileanContribution, day)?.row;
  const found = rowAt(tables.exchange?.['UF/CLP'], day);
  if (!row || !found) return undefined;
  const uf = exactOf(found.row.value);
  const exactCap = times(exactOf(row.capUf), uf);
  const cap = Number(rounded(exactCap));
  const contributions = contributionsOf(profile, row, exactCap);
  if (contributions.length === 0) return { ...row.withoutIncome, contributions: [], cap };
  const sum = contributions.reduce((all, { exact }) => plus(all, exact), nothing);
  const most = times(sum, exactOf(row.mostFactor));
  return {
    least: Number(rounded(times(most, exactOf(row.leastFactor)))),
    most: Number(rounded(most)),
    contributions: contributions.map(({ position, exact, isCapped }) => ({
      position,
      amount: decimalText(exact, digits),
      isCapped,
    })),
    contribution: { clp: decimalText(sum, digits), uf: decimalText(dividedBy(sum, uf), digits) },
    cap,
  };
};
