/** The fast path of every price that is a sum over persons. */
import { isInsured, whyNotEligible } from './persons.ts';
import {
  type Policyholder,
  type Profile,
  type Role,
  roleOfDependant,
  roleOfPolicyholder,
  type Sex,
} from './profile.ts';
import { type Eligibility, type Insured } from './rule-parts.ts';

/** What of somebody a price is told by. */
export type PersonKind = {
  readonly age: number;
  readonly sex: Sex;
  readonly role: Role;
  readonly isPolicyholder: boolean;
};

/** What somebody costs, -1 when there is no price for them. */
export type AmountOf = (age: number, sex: Sex, role: Role, isPolicyholder: boolean) => number;

/** A price as the sum of what each costs: whoever is of one kind costs the same. */
export type PartsByPerson = {
  /** Whether others are insured only beside a holder. */
  readonly needsHolder: boolean;
  readonly amountOf: AmountOf;
};

const kindOf = (policyholder: Policyholder): PersonKind => ({
  age: policyholder.age,
  sex: policyholder.sex,
  role: roleOfPolicyholder(policyholder),
  isPolicyholder: true,
});

/** Everybody of a profile, in the order of their positions. */
export const personKindsOf = ({ policyholders, dependants }: Profile): readonly PersonKind[] => [
  ...policyholders.map(kindOf),
  ...dependants.map((dependant) => ({
    age: dependant.age,
    sex: dependant.sex,
    role: roleOfDependant(dependant),
    isPolicyholder: false,
  })),
];

/**
 * @param amountAt what the person at an index costs, -1 when there is no price for them
 * @returns the sum over who can be insured, -1 when nobody can; the same choice as `insurePersons`
 */
export const sumOf = (
  persons: readonly PersonKind[],
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

/**
 * @param eligibility what each policyholder must be; who is not costs nothing, for there is no price for them
 * @returns the sum for a profile, -1 when nobody can be insured
 */
export const sumForProfile =
  ({ needsHolder, amountOf }: PartsByPerson, eligibility?: Eligibility) =>
  (profile: Profile): number => {
    const persons = personKindsOf(profile);
    return sumOf(persons, needsHolder, (index) => {
      const policyholder = profile.policyholders[index];
      if (eligibility && policyholder && whyNotEligible(eligibility, policyholder)) return -1;
      const { age, sex, role, isPolicyholder } = persons[index]!;
      return amountOf(age, sex, role, isPolicyholder);
    });
  };

/** The parts of those alone whom a rule insures. */
export const partsOfInsured = (insured: Insured, amountOf: AmountOf): PartsByPerson => ({
  needsHolder: insured.holder !== undefined,
  amountOf: (age, sex, role, isPolicyholder) =>
    isInsured(insured, role, age) ? amountOf(age, sex, role, isPolicyholder) : -1,
});
