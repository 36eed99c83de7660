/** The fast path of a year's cost: what the insured pay of its bills, without a trace, for lists of many plans. */
import { type CoverageTerms } from './covered.ts';
import { decimalsOf, scaled } from './decimal.ts';
import { type Service, type Use } from './usage-scenarios.ts';
import { timesOf, type YearlyUser } from './yearly-cost.ts';

/**
 * What the insured pay beside the premiums, minor units rounded half up; nothing where the numbers could be too large to
 * be exact.
 */
export type CompiledYear = (persons: readonly YearlyUser[]) => number | undefined;

type PreparedUse = {
  readonly use: Use;
  /** Minor units. */
  readonly bill: number;
  readonly service: Service;
  readonly terms?: {
    /** The plan's part of what is left after deductible and copayment, in parts of the scale. */
    readonly share: number;
    readonly copayment: number;
    /** Parts of a minor unit. */
    readonly mostPerEvent: number;
  };
};

/** More digits after the point than a percentage has. */
const mostDigits = 6;

/**
 * @param terms in the currency of the bills
 * @returns exactly what `yearlyCost` adds to the premiums: bills of one kind are paid at once, since all after the
 *   deductible is used up cost the same until a cap is reached
 */
export const compileYear = (terms: CoverageTerms, year: readonly Use[]): CompiledYear => {
  const percents = Object.values(terms.services).map(({ percent }) => decimalsOf(percent));
  const digits = Math.min(Math.max(0, ...percents), mostDigits);
  /** Parts of a minor unit: all amounts are integers of these. */
  const scale = 10 ** (digits + 2);
  const largest = Math.floor(Number.MAX_SAFE_INTEGER / scale);
  const parts = (amount: number | undefined): number =>
    amount === undefined || amount > largest ? Infinity : amount * scale;
  const uses = year.map((use): PreparedUse => {
    const { service, bill } = use;
    const of = terms.services[service];
    if (!of) return { use, bill, service };
    const { percent, copayment = 0, mostPerEvent } = of;
    return {
      use,
      bill,
      service,
      terms: { share: scaled(percent, digits), copayment, mostPerEvent: parts(mostPerEvent) },
    };
  });

  return (persons) => {
    const serviceLeft = new Map<Service, number>();
    let deductible = terms.deductible ?? 0;
    let planLeft = parts(terms.mostPerYear);
    let [billed, paid] = [0, 0];
    for (const { use, bill, service, terms: covered } of uses) {
      let count = timesOf(use, persons);
      billed += count * bill;
      if (!covered || bill === 0) continue;
      /** Bills of so much each, after the deductible. */
      const pay = (times: number, amount: number): void => {
        const each = Math.min(Math.max(amount - covered.copayment, 0) * covered.share, covered.mostPerEvent);
        const left = serviceLeft.get(service) ?? parts(terms.services[service]?.mostPerYear);
        const plan = Math.min(times * each, left, planLeft);
        planLeft -= plan;
        serviceLeft.set(service, left - plan);
        paid += plan;
      };
      const whole = Math.min(count, Math.floor(deductible / bill));
      deductible -= whole * bill;
      count -= whole;
      if (count > 0 && deductible > 0) {
        pay(1, bill - deductible);
        deductible = 0;
        count -= 1;
      }
      if (count > 0) pay(count, bill);
    }
    if (billed > largest) return undefined;
    const own = billed * scale - paid;
    const rest = own % scale;
    return (own - rest) / scale + (rest * 2 >= scale ? 1 : 0);
  };
};
