/** The fast path of a year's cost: what the insured pay of its bills, without a trace, for lists of many plans. */
import { type CoverageTerms } from '../yearly/covered.ts';
import { decimalsOf, scaled } from '../../kit/decimal/index.ts';
import { services, type Use } from '../yearly/usage-scenarios.ts';
import { timesOf, type YearlyUser } from '../yearly/yearly-cost.ts';

/**
 * The amount that the insured pay beside the premiums, minor units rounded half up; nothing where the numbers could be too large to
 * be exact.
 */
export type CompiledYear = (persons: readonly YearlyUser[]) => number | undefined;

/** More digits after the point than a percentage has. */
const mostDigits = 6;

/** Each service's terms as a row of numbers, to save memory: there may be a hundred thousand plans. */
const [share, copayment, mostPerEvent, mostPerYear, ownDeductible, mostTimes, width] = [0, 1, 2, 3, 4, 5, 6];
/** The share of a service that is not covered. */
const notCovered = -1;

/** Of a cap that services share: which, a bit for the place of each, and how much and how often in a year. */
type SharedNumbers = { readonly places: number; readonly most: number; readonly times: number };

type Numbers = {
  readonly services: Float64Array;
  readonly shared: readonly SharedNumbers[];
  readonly deductible: number;
  readonly mostPerYear: number;
  /** Parts of a minor unit: but for copayments and deductibles all amounts are integers of these. */
  readonly scale: number;
};

const numbersOf = (terms: CoverageTerms): Numbers => {
  const percents = Object.values(terms.services).map(({ percent }) => decimalsOf(percent));
  const digits = Math.min(Math.max(0, ...percents), mostDigits);
  const scale = 10 ** (digits + 2);
  /** A cap that is too large to be exact is larger than all bills that are not. */
  const parts = (amount: number | undefined): number =>
    amount === undefined || amount > Number.MAX_SAFE_INTEGER / scale ? Infinity : amount * scale;
  const table = new Float64Array(services.length * width);
  services.forEach((service, index) => {
    const of = terms.services[service];
    const row = of
      ? [
          scaled(of.percent, digits),
          of.copayment ?? 0,
          parts(of.mostPerEvent),
          parts(of.mostPerYear),
          of.deductible ?? 0,
          of.mostTimesPerYear ?? Infinity,
        ]
      : [notCovered];
    table.set(row, index * width);
  });
  return {
    services: table,
    shared: (terms.shared ?? []).map((cap) => ({
      places: cap.services.reduce((places, service) => places | (1 << services.indexOf(service)), 0),
      most: parts(cap.mostPerYear),
      times: cap.mostTimesPerYear ?? Infinity,
    })),
    deductible: terms.deductible ?? 0,
    mostPerYear: parts(terms.mostPerYear),
    scale,
  };
};

/** The rest of the services' caps, deductibles and times in the current year: nothing waits while it is reckoned. */
const serviceLeft = new Float64Array(services.length);
const deductibleLeft = new Float64Array(services.length);
const timesLeft = new Float64Array(services.length);

/** @returns what the insured pay, minor units; nothing where it is too large to be exact */
const reckoned = (
  { services: table, shared, scale, ...terms }: Numbers,
  year: readonly Use[],
  persons: readonly YearlyUser[],
): number | undefined => {
  for (let place = 0; place < services.length; place++) {
    serviceLeft[place] = table[place * width + mostPerYear]!;
    deductibleLeft[place] = table[place * width + ownDeductible]!;
    timesLeft[place] = table[place * width + mostTimes]!;
  }
  const sharedLeft = shared.map((cap) => ({ ...cap }));
  let planLeft = terms.mostPerYear;
  let { deductible } = terms;
  let [billed, paid] = [0, 0];
  /** The plan's share of a number of equal bills, after the deductible. */
  const pay = (place: number, times: number, amount: number): void => {
    const row = place * width;
    const each = Math.min(
      Math.max(amount - table[row + copayment]!, 0) * table[row + share]!,
      table[row + mostPerEvent]!,
    );
    let plan = Math.min(times * each, serviceLeft[place]!, planLeft);
    for (const { places, most } of sharedLeft) if (places & (1 << place)) plan = Math.min(plan, most);
    planLeft -= plan;
    serviceLeft[place]! -= plan;
    for (const cap of sharedLeft) if (cap.places & (1 << place)) cap.most -= plan;
    paid += plan;
  };
  for (const use of year) {
    const { bill } = use;
    const place = services.indexOf(use.service);
    const times = timesOf(use, persons);
    billed += times * bill;
    if (table[place * width + share] === notCovered) continue;
    let count = Math.min(times, timesLeft[place]!);
    for (const { places, times: most } of sharedLeft)
      if (places & (1 << place)) count = Math.min(count, most);
    timesLeft[place]! -= count;
    for (const cap of sharedLeft) if (cap.places & (1 << place)) cap.times -= count;
    if (bill === 0) continue;
    const first = Math.min(deductible + deductibleLeft[place]!, count * bill);
    if (first > 0) {
      const byPlans = Math.min(deductible, first);
      deductible -= byPlans;
      deductibleLeft[place]! -= first - byPlans;
      const whole = Math.floor(first / bill);
      count -= whole;
      if (first > whole * bill) {
        pay(place, 1, (whole + 1) * bill - first);
        count -= 1;
      }
    }
    if (count > 0) pay(place, count, bill);
  }
  if (billed > Number.MAX_SAFE_INTEGER / scale) return undefined;
  const own = billed * scale - paid;
  const rest = own % scale;
  return (own - rest) / scale + (rest * 2 >= scale ? 1 : 0);
};

/**
 * @param terms in the currency of the bills
 * @returns exactly what `yearlyCost` adds to the premiums: bills of one kind are paid at once, since all after the
 *   deductible is used up cost the same until a cap is reached
 */
export const compileYear = (terms: CoverageTerms, year: readonly Use[]): CompiledYear => {
  const numbers = numbersOf(terms);
  // Where nobody's age counts, how many they are is all that there is to know of them.
  if (year.some(({ times }) => times.per === 'mother')) return (persons) => reckoned(numbers, year, persons);
  const byCount: (number | undefined)[] = [];
  return (persons) => (byCount[persons.length] ??= reckoned(numbers, year, persons));
};
