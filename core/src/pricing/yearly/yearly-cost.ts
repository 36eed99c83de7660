/** *Costo anual estimado*: what a plan costs in a year, with what its insured still pay when they use it. */
import { type CoverageTerms, openYear, type Shared } from './covered.ts';
import { converted, type Conversion } from '../../price-tables/index.ts';
import {
  decimalText,
  type Exact,
  exactOf,
  isWhole,
  nothing,
  plus,
  readableDigits,
  rounded,
  shifted,
  times,
} from '../../kit/decimal/index.ts';
import { type Policyholder, type Sex } from '../../profile/index.ts';
import { type Decimal } from '../trace/trace.ts';
import { type Currency, type Money, type Unit, unitDigits } from '../../kit/money/index.ts';
import { type Period, timesPerYear } from '../periods.ts';
import { type Service, type Use } from './usage-scenarios.ts';

/** Amounts are decimals in whole units, as in the trace of a price. */
export type YearlyStep =
  /** An exchange value that the plan's terms were told with: for the eye, it adds nothing. */
  | ({ readonly step: 'rate' } & Conversion)
  | { readonly step: 'price'; readonly price: Decimal; readonly times: number; readonly amount: Decimal }
  | {
      readonly step: 'service';
      readonly service: Service;
      readonly times: number;
      readonly bill: Decimal;
      /** The sum of all bills: the plan's share, and that of the insured as deductible, copayment and rest. */
      readonly billed: Decimal;
      readonly plan: Decimal;
      readonly deductible: Decimal;
      readonly copayment: Decimal;
      readonly rest: Decimal;
      /** The share of the insured. */
      readonly amount: Decimal;
      readonly isCovered: boolean;
      /** Of how many of the times: fewer than all where the plan pays only so often in a year. */
      readonly timesCovered: number;
    }
  /** The sum in another currency. */
  | ({ readonly step: 'convert' } & Conversion)
  | { readonly step: 'round'; readonly before: Decimal; readonly after: Decimal }
  | { readonly step: 'total'; readonly amount: Decimal; readonly unit: Unit };

export type YearlyCost = {
  /** Premiums and what the insured pay beside them. */
  readonly total: Money;
  /** The premiums of a year alone, minor units. */
  readonly premiums: number;
  readonly trace: readonly YearlyStep[];
};

export type YearlyUser = {
  readonly age: number;
  readonly sex: Sex;
  readonly policyholder?: Pick<Policyholder, 'maternity'>;
};

/** How often a service is used in the year by these persons. A woman who told whether she wants maternity is not judged by her age. */
export const timesOf = ({ times: rule }: Pick<Use, 'times'>, persons: readonly YearlyUser[]): number => {
  if (rule.per === 'person') return rule.count * persons.length;
  if (rule.per === 'household') return persons.length > 0 ? rule.count : 0;
  const isMother = ({ age, sex, policyholder }: YearlyUser): boolean =>
    sex === 'female' && (policyholder?.maternity ?? (age >= rule.from && age <= rule.to));
  return persons.some(isMother) ? rule.count : 0;
};

const together = (a: Shared, b: Shared): Shared => ({
  deductible: plus(a.deductible, b.deductible),
  copayment: plus(a.copayment, b.copayment),
  plan: plus(a.plan, b.plan),
  rest: plus(a.rest, b.rest),
  timesCovered: a.timesCovered + b.timesCovered,
});
const unpaid: Shared = {
  deductible: nothing,
  copayment: nothing,
  plan: nothing,
  rest: nothing,
  timesCovered: 0,
};

type Exchange = {
  /** The conversions that the terms were stated with. */
  readonly rates?: readonly Conversion[];
  /** The way from the currency of the price to the one that the year is told in; none where that is the same. */
  readonly conversions?: readonly Conversion[];
};

/**
 * @param price the price of a period for these persons, as `priceFor` tells it
 * @param persons who is insured: they use the services
 * @param terms in the currency of the price
 * @param year the uses of one level of a scenario, billed in that currency too
 * @returns 12 monthly prices, or as many as the period has in a year, and what the insured pay of the bills, converted
 *   and rounded half up once
 * @throws RangeError for terms in another currency
 */
export const yearlyCost = (
  price: Money,
  period: Period,
  persons: readonly YearlyUser[],
  terms: CoverageTerms,
  year: readonly Use[],
  { rates = [], conversions = [] }: Exchange = {},
): YearlyCost => {
  const { currency } = price;
  if (terms.currency !== currency)
    throw new RangeError(`Terms in ${terms.currency} for a price in ${currency}.`);
  const text = (minor: Exact): Decimal => decimalText(shifted(minor, -unitDigits[currency]));
  const pay = openYear(terms);
  const premiums = price.amount * timesPerYear[period];
  const trace: YearlyStep[] = [
    ...rates.map((rate): YearlyStep => ({ step: 'rate', ...rate })),
    {
      step: 'price',
      price: text(exactOf(price.amount)),
      times: timesPerYear[period],
      amount: text(exactOf(premiums)),
    },
  ];
  let sum = exactOf(premiums);
  for (const use of year) {
    const count = timesOf(use, persons);
    if (count === 0) continue;
    const bill = exactOf(use.bill);
    let shared = unpaid;
    for (let time = 0; time < count; time++) shared = together(shared, pay(use.service, bill));
    const own = plus(plus(shared.deductible, shared.copayment), shared.rest);
    sum = plus(sum, own);
    trace.push({
      step: 'service',
      service: use.service,
      times: count,
      bill: text(bill),
      billed: text(times(bill, exactOf(count))),
      plan: text(shared.plan),
      deductible: text(shared.deductible),
      copayment: text(shared.copayment),
      rest: text(shared.rest),
      amount: text(own),
      isCovered: shared.timesCovered > 0,
      timesCovered: shared.timesCovered,
    });
  }
  for (const conversion of conversions) trace.push({ step: 'convert', ...conversion });
  const told = conversions.at(-1)?.to ?? currency;
  const inMinor = (minor: Exact): Exact =>
    shifted(converted(shifted(minor, -unitDigits[currency]), conversions), unitDigits[told]);
  const whole = (minor: Exact, digits?: number): Decimal =>
    decimalText(shifted(minor, -unitDigits[told]), digits);
  const exact = inMinor(sum);
  const total = rounded(exact);
  if (!isWhole(exact))
    trace.push({ step: 'round', before: whole(exact, readableDigits), after: whole(exactOf(total)) });
  trace.push({ step: 'total', amount: whole(exactOf(total)), unit: told });
  return {
    total: { amount: Number(total), currency: told as Currency },
    premiums: Number(rounded(inMinor(exactOf(premiums)))),
    trace,
  };
};

/** Computes the total again from the trace alone: premiums and services are added, converted, and rounded once. */
export const sumOfYear = (trace: readonly YearlyStep[]): number => {
  let sum = nothing;
  let unit: Unit | undefined;
  for (const step of trace)
    if (step.step === 'price' || step.step === 'service') sum = plus(sum, exactOf(step.amount));
    else if (step.step === 'convert') sum = converted(sum, [step]);
    else if (step.step === 'total') ({ unit } = step);
  if (unit === undefined) throw new RangeError('A trace ends in its total.');
  return Number(rounded(shifted(sum, unitDigits[unit])));
};
