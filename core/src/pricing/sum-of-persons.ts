/** The fast path of every price that is a sum over persons. */
import { isInsured, whyNotEligible } from './persons.ts';
import { type Profile, type Role, roleOfDependant, roleOfPolicyholder, type Sex } from './profile.ts';
import { type Eligibility, type Insured } from './rule-parts.ts';

/** What somebody costs, -1 when there is no price for them. */
export type AmountOf = (age: number, sex: Sex, role: Role, isPolicyholder: boolean) => number;

/** @returns the sum over who can be insured, -1 when nobody can; the same choice as `insurePersons` */
export const sumOfPersons = (
  insured: Insured,
  eligibility: Eligibility | undefined,
  amountOf: AmountOf,
): ((profile: Profile) => number) => {
  const needsHolder = insured.holder !== undefined;
  const of = (age: number, sex: Sex, role: Role, isPolicyholder: boolean): number =>
    isInsured(insured, role, age) ? amountOf(age, sex, role, isPolicyholder) : -1;

  return ({ policyholders, dependants }) => {
    let sum = -1;
    let others = 0;
    let othersPriced = false;
    for (let index = 0; index < policyholders.length; index++) {
      const policyholder = policyholders[index]!;
      if (eligibility && whyNotEligible(eligibility, policyholder)) continue;
      const role = roleOfPolicyholder(policyholder);
      const amount = of(policyholder.age, policyholder.sex, role, true);
      if (amount < 0) continue;
      if (role === 'holder') sum = (sum < 0 ? 0 : sum) + amount;
      else {
        others += amount;
        othersPriced = true;
      }
    }
    if (needsHolder && sum < 0) return -1;
    for (let index = 0; index < dependants.length; index++) {
      const dependant = dependants[index]!;
      const amount = of(dependant.age, dependant.sex, roleOfDependant(dependant), false);
      if (amount < 0) continue;
      others += amount;
      othersPriced = true;
    }
    return othersPriced ? (sum < 0 ? 0 : sum) + others : sum;
  };
};
