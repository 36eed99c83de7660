/** The fast path of every price that is a sum over persons. */
import { isInsured, personsOf, type PersonsRule, whyNotEligible } from './persons.ts';
import { type Profile } from '../../profile/index.ts';

/**
 * @returns the sum of what each costs whom the rule insures, -1 when it insures nobody; the same choice as `insurePersons`.
 *   A policyholder who is not eligible costs nothing, for there is no price for them.
 */
export const sumForProfile =
  ({ insured, eligibility, amountOf }: PersonsRule) =>
  (profile: Profile): number => {
    let [holders, others] = [-1, -1];
    for (const { role, age, sex, policyholder } of personsOf(profile)) {
      if (!isInsured(insured, role, age)) continue;
      if (eligibility && policyholder && whyNotEligible(eligibility, policyholder)) continue;
      const amount = amountOf(age, sex, role, policyholder !== undefined);
      if (amount < 0) continue;
      if (role === 'holder') holders = Math.max(holders, 0) + amount;
      else others = Math.max(others, 0) + amount;
    }
    // Where holders are insured, others are only beside one.
    if (holders < 0) return insured.holder === undefined ? others : -1;
    return holders + Math.max(others, 0);
  };
