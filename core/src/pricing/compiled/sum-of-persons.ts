/** The fast path of every price that is a sum over persons. */
import {
  type AmountOf,
  isInsured,
  type Person,
  personsOf,
  type PersonsRule,
  whyNotEligible,
} from '../persons/persons.ts';
import { type Profile } from '../../profile/index.ts';
import { type Eligibility } from '../rule-parts.ts';

/** A price as the sum of what each costs: whoever has the same age, sex and role costs the same. */
export type PartsByPerson = {
  /** Whether others are insured only beside a holder. */
  readonly needsHolder: boolean;
  readonly amountOf: AmountOf;
};

/**
 * @param amountAt what the person at an index costs, -1 when there is no price for them
 * @returns the sum over who can be insured, -1 when nobody can; the same choice as `insurePersons`
 */
export const sumOfParts = (
  persons: readonly Person[],
  needsHolder: boolean,
  amountAt: (index: number) => number,
): number => {
  let [holders, others] = [-1, -1];
  for (let index = 0; index < persons.length; index++) {
    const amount = amountAt(index);
    if (amount < 0) continue;
    if (persons[index]!.role === 'holder') holders = Math.max(holders, 0) + amount;
    else others = Math.max(others, 0) + amount;
  }
  if (holders < 0) return needsHolder ? -1 : others;
  return holders + Math.max(others, 0);
};

/** The parts of those alone whom a rule insures. */
export const partsOf = ({ insured, amountOf }: PersonsRule): PartsByPerson => ({
  needsHolder: insured.holder !== undefined,
  amountOf: (age, sex, role, isPolicyholder) =>
    isInsured(insured, role, age) ? amountOf(age, sex, role, isPolicyholder) : -1,
});

/**
 * @param eligibility what each policyholder must be; who is not costs nothing, for there is no price for them
 * @returns the sum for a profile, -1 when nobody can be insured
 */
export const sumForProfile =
  ({ needsHolder, amountOf }: PartsByPerson, eligibility?: Eligibility) =>
  (profile: Profile): number => {
    const persons = personsOf(profile);
    return sumOfParts(persons, needsHolder, (index) => {
      const { age, sex, role, policyholder } = persons[index]!;
      if (eligibility && policyholder && whyNotEligible(eligibility, policyholder)) return -1;
      return amountOf(age, sex, role, policyholder !== undefined);
    });
  };
