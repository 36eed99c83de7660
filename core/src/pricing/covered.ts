/** What a plan pays of a bill, with what the year has used up already. */
import { type Currency } from '../reference/index.ts';
import { type Exact, exactOf, isLess, minus, nothing, plus, shifted, times } from './exact.ts';
import { type Service } from './yearly/usage-scenarios.ts';

/** How a plan covers one service; amounts in minor units. */
export type ServiceTerms = {
  /** What the plan pays of what is left after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** What the insured pays first, each time. */
  readonly copayment?: number;
  /** What the insured pay first of this service, once a year, after the plan's own deductible. */
  readonly deductible?: number;
  readonly mostPerEvent?: number;
  readonly mostPerYear?: number;
  /** How often the plan pays in a year: the first times, also where a deductible takes them; left out, always. */
  readonly mostTimesPerYear?: number;
};

/** What a plan covers, in one currency; a service that is left out is not covered. */
export type CoverageTerms = {
  readonly currency: Currency;
  /** What the insured pay first of covered services, once a year, all together. */
  readonly deductible?: number;
  /** What the plan pays in a year, all together; left out, there is no such cap. */
  readonly mostPerYear?: number;
  readonly services: { readonly [S in Service]?: ServiceTerms };
};

/** What of a bill was whose: together they are the bill. */
export type Shared = {
  readonly deductible: Exact;
  readonly copayment: Exact;
  readonly plan: Exact;
  /** What is left to the insured beside deductible and copayment. */
  readonly rest: Exact;
  /** How many times of it the plan covers. */
  readonly timesCovered: number;
};

const least = (a: Exact, b: Exact): Exact => (isLess(a, b) ? a : b);
const capped = (amount: Exact, cap: Exact | undefined): Exact => (cap ? least(amount, cap) : amount);
const limit = (amount: number | undefined): Exact | undefined =>
  amount === undefined ? undefined : exactOf(amount);

/** What the year has left of a service. */
type Left = { readonly deductible: Exact; readonly cap: Exact | undefined; readonly times: number };
const wholeYear = ({ deductible, mostPerYear, mostTimesPerYear }: ServiceTerms): Left => ({
  deductible: exactOf(deductible ?? 0),
  cap: limit(mostPerYear),
  times: mostTimesPerYear ?? Infinity,
});

/** A year under a plan: bills are paid one after the other, in minor units. */
export const openYear = ({ deductible, mostPerYear, services }: CoverageTerms) => {
  let deductibleLeft = exactOf(deductible ?? 0);
  let planLeft = limit(mostPerYear);
  const leftOf = new Map<Service, Left>();

  return (service: Service, bill: Exact): Shared => {
    const terms = services[service];
    const left = terms && (leftOf.get(service) ?? wholeYear(terms));
    if (!terms || !left || left.times === 0)
      return { deductible: nothing, copayment: nothing, plan: nothing, rest: bill, timesCovered: 0 };
    const byPlans = least(bill, deductibleLeft);
    const byOwn = least(minus(bill, byPlans), left.deductible);
    const byDeductible = plus(byPlans, byOwn);
    const afterDeductible = minus(bill, byDeductible);
    const copayment = least(afterDeductible, exactOf(terms.copayment ?? 0));
    const afterCopayment = minus(afterDeductible, copayment);
    const percent = shifted(times(afterCopayment, exactOf(terms.percent)), -2);
    const plan = capped(capped(capped(percent, limit(terms.mostPerEvent)), left.cap), planLeft);

    deductibleLeft = minus(deductibleLeft, byPlans);
    if (planLeft) planLeft = minus(planLeft, plan);
    leftOf.set(service, {
      deductible: minus(left.deductible, byOwn),
      cap: left.cap && minus(left.cap, plan),
      times: left.times - 1,
    });
    const rest = minus(afterCopayment, plan);
    return { deductible: byDeductible, copayment, plan, rest, timesCovered: 1 };
  };
};
