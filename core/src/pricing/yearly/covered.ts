/** What a plan pays of a bill, with what the year has used up already. */
import { type Currency } from '../../kit/money/index.ts';
import {
  type Exact,
  exactOf,
  isLess,
  minus,
  nothing,
  plus,
  shifted,
  times,
} from '../../kit/decimal/index.ts';
import { type Service } from './usage-scenarios.ts';

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

/** What a plan pays at most of several services together. */
export type SharedCap = {
  readonly services: readonly Service[];
  readonly mostPerYear?: number;
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
  /** Caps that services use up together, beside those of their own. */
  readonly shared?: readonly SharedCap[];
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

/** What the year has left of a cap, of one service or of several. */
type Left = { cap: Exact | undefined; times: number };
const wholeYear = ({ mostPerYear, mostTimesPerYear }: Omit<SharedCap, 'services'>): Left => ({
  cap: limit(mostPerYear),
  times: mostTimesPerYear ?? Infinity,
});

/** A year under a plan: bills are paid one after the other, in minor units. */
export const openYear = ({ deductible, mostPerYear, services, shared = [] }: CoverageTerms) => {
  let deductibleLeft = exactOf(deductible ?? 0);
  const plans = wholeYear({ mostPerYear });
  const sharedLeft = shared.map((cap) => ({ of: cap.services, left: wholeYear(cap) }));
  const ownLeft = new Map<Service, { deductible: Exact; left: Left }>();

  return (service: Service, bill: Exact): Shared => {
    const terms = services[service];
    const notPaid = { deductible: nothing, copayment: nothing, plan: nothing, rest: bill, timesCovered: 0 };
    if (!terms) return notPaid;
    const own = ownLeft.get(service) ?? {
      deductible: exactOf(terms.deductible ?? 0),
      left: wholeYear(terms),
    };
    ownLeft.set(service, own);
    const lefts = [
      plans,
      own.left,
      ...sharedLeft.filter(({ of }) => of.includes(service)).map(({ left }) => left),
    ];
    if (lefts.some(({ times }) => times === 0)) return notPaid;
    const byPlans = least(bill, deductibleLeft);
    const byOwn = least(minus(bill, byPlans), own.deductible);
    const byDeductible = plus(byPlans, byOwn);
    const afterDeductible = minus(bill, byDeductible);
    const copayment = least(afterDeductible, exactOf(terms.copayment ?? 0));
    const afterCopayment = minus(afterDeductible, copayment);
    const percent = shifted(times(afterCopayment, exactOf(terms.percent)), -2);
    const plan = lefts.reduce(
      (most, { cap }) => capped(most, cap),
      capped(percent, limit(terms.mostPerEvent)),
    );

    deductibleLeft = minus(deductibleLeft, byPlans);
    own.deductible = minus(own.deductible, byOwn);
    for (const left of lefts) {
      left.cap &&= minus(left.cap, plan);
      left.times -= 1;
    }
    const rest = minus(afterCopayment, plan);
    return { deductible: byDeductible, copayment, plan, rest, timesCovered: 1 };
  };
};
