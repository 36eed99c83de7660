/** A plan's share of a bill, given the use of the year so far. */
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
  /** The plan's share of the amount after deductible and copayment: a decimal from 0 to 100. */
  readonly percent: string;
  /** The copayment: what the insured pays first, each time. */
  readonly copayment?: number;
  /** The deductible of this service, paid by the insured once a year, after the plan's own deductible. */
  readonly deductible?: number;
  readonly mostPerEvent?: number;
  readonly mostPerYear?: number;
  /** How often the plan pays in a year: the first times, also where a deductible takes them; left out, always. */
  readonly mostTimesPerYear?: number;
};

/** A cap on the plan's payments for several services together. */
export type SharedCap = {
  readonly services: readonly Service[];
  readonly mostPerYear?: number;
  readonly mostTimesPerYear?: number;
};

/** The coverage of a plan, in one currency; a service that is left out is not covered. */
export type CoverageTerms = {
  readonly currency: Currency;
  /** The deductible of all covered services, paid by the insured once a year, all together. */
  readonly deductible?: number;
  /** The plan's yearly cap over all services; left out, there is no such cap. */
  readonly mostPerYear?: number;
  readonly services: { readonly [S in Service]?: ServiceTerms };
  /** Caps that services use up together, beside those of their own. */
  readonly shared?: readonly SharedCap[];
};

/** The split of a bill; the parts add up to it. */
export type Shared = {
  readonly deductible: Exact;
  readonly copayment: Exact;
  readonly plan: Exact;
  /** The rest that the insured pay beside deductible and copayment. */
  readonly rest: Exact;
  /** How many times of it the plan covers. */
  readonly timesCovered: number;
};

const least = (a: Exact, b: Exact): Exact => (isLess(a, b) ? a : b);
const capped = (amount: Exact, cap: Exact | undefined): Exact => (cap ? least(amount, cap) : amount);
const limit = (amount: number | undefined): Exact | undefined =>
  amount === undefined ? undefined : exactOf(amount);

/** The rest of a cap for the year, of one service or of several. */
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
