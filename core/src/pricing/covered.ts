/** What a plan pays of a bill, with what the year has used up already. */
import { type Currency } from '../reference/index.ts';
import { type Exact, exactOf, isLess, minus, nothing, shifted, times } from './exact.ts';
import { type Service } from './yearly/usage-scenarios.ts';

/** How a plan covers one service; amounts in minor units. */
export type ServiceTerms = {
  /** What the plan pays of what is left after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** What the insured pays first, each time. */
  readonly copayment?: number;
  readonly mostPerEvent?: number;
  readonly mostPerYear?: number;
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
};

const least = (a: Exact, b: Exact): Exact => (isLess(a, b) ? a : b);
const capped = (amount: Exact, cap: Exact | undefined): Exact => (cap ? least(amount, cap) : amount);
const limit = (amount: number | undefined): Exact | undefined =>
  amount === undefined ? undefined : exactOf(amount);

/** A year under a plan: bills are paid one after the other, in minor units. */
export const openYear = ({ deductible, mostPerYear, services }: CoverageTerms) => {
  let deductibleLeft = exactOf(deductible ?? 0);
  let planLeft = limit(mostPerYear);
  const serviceLeft = new Map<Service, Exact>();

  return (service: Service, bill: Exact): Shared => {
    const terms = services[service];
    if (!terms) return { deductible: nothing, copayment: nothing, plan: nothing, rest: bill };
    const byDeductible = least(bill, deductibleLeft);
    const afterDeductible = minus(bill, byDeductible);
    const copayment = least(afterDeductible, exactOf(terms.copayment ?? 0));
    const afterCopayment = minus(afterDeductible, copayment);
    const ofService = serviceLeft.get(service) ?? limit(terms.mostPerYear);
    const percent = shifted(times(afterCopayment, exactOf(terms.percent)), -2);
    const plan = capped(capped(capped(percent, limit(terms.mostPerEvent)), ofService), planLeft);

    deductibleLeft = minus(deductibleLeft, byDeductible);
    if (planLeft) planLeft = minus(planLeft, plan);
    if (ofService) serviceLeft.set(service, minus(ofService, plan));
    return { deductible: byDeductible, copayment, plan, rest: minus(afterCopayment, plan) };
  };
};
