/** The split of an EPS's price between credit, employer and worker. */
import { dividedBy, type Exact, exactOf, rounded, shifted, times } from '../kit/decimal/index.ts';
import { type Profile } from '../profile/index.ts';
import { type SplitRule } from './rules/kind.ts';
import { type Split } from './price.ts';

/**
 * The credit pays first, the employer its part of the rest, half up, and the worker what is left.
 * @param total minor units of what the price is told in
 * @param exchange what one minor unit of the rule is in these
 */
export const splitOf = (
  total: number,
  exchange: Exact,
  { credit, employerPercent }: SplitRule,
  profile: Profile,
): Split => {
  const { amount, of } = credit(profile);
  const exact = times(dividedBy(exactOf(amount), exactOf(of)), exchange);
  const paid = Math.min(Number(rounded(exact)), total);
  const percent = profile.employerPercent ?? profile.assumedEmployerPercent ?? employerPercent;
  const employer = Number(rounded(shifted(times(exactOf(total - paid), exactOf(percent)), -2)));
  return {
    credit: paid,
    employer,
    worker: total - paid - employer,
    employerPercent: percent,
    isAssumed: profile.employerPercent === undefined,
  };
};
