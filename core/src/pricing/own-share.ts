/** The part of a price that is left to the visitor where somebody else pays a part: an employer, or Chile's contribution to health. */
import { prepare } from './rules/kinds.ts';
import { exactOf } from '../kit/decimal/index.ts';
import { isMissing } from '../price-tables/index.ts';
import { type Profile } from '../profile/index.ts';
import { type Contribution, type PriceOptions } from './price.ts';
import { priceRangeOf } from './price-range.ts';
import { type PriceRule } from './rules/rule.ts';
import { splitOf } from './split.ts';

/** The contribution to health out of a profile's pay, in pesos a month. */
export const contributionOf = (profile: Profile, at: Omit<PriceOptions, 'currency'>): Contribution => {
  const clp = priceRangeOf(profile, at)?.contribution?.clp;
  return {
    ...(clp !== undefined && { amount: Math.round(Number(clp)) }),
    isEstimated: profile.policyholders.some(({ income, taxableIncome }) => !taxableIncome && income),
  };
};

/**
 * @param currency that totals are told in, as minor units
 * @returns the visitor's own part of the total of a rule for this profile; the total where she pays it alone
 */
export const ownShares = (
  profile: Profile,
  { currency, ...at }: PriceOptions,
): ((rule: PriceRule, total: number) => number) => {
  let contributed: number | undefined;
  return (rule, total) => {
    if (rule.kind === 'isapre' && currency === 'CLP') {
      contributed ??= contributionOf(profile, at).amount ?? 0;
      return Math.max(0, total - contributed);
    }
    if (rule.kind !== 'eps' || currency !== rule.unit) return total;
    const prepared = prepare(rule, at);
    return isMissing(prepared) || !prepared.split
      ? total
      : splitOf(total, exactOf(1), prepared.split, profile).worker;
  };
};
