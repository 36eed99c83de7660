/** The persons of a profile that a rule insures, and why it refuses the others. */
import { type Book } from '../book.ts';
import {
  type Policyholder,
  type Profile,
  type Role,
  roleOfDependant,
  roleOfPolicyholder,
  type Sex,
} from '../../profile/index.ts';
import { type Reason } from '../trace/reasons.ts';
import { type Countries, type Eligibility, type Insured } from '../rule-parts.ts';

export type Person = {
  /** From 1: policyholders first, then dependants. */
  readonly position: number;
  readonly role: Role;
  readonly age: number;
  readonly sex: Sex;
  /** The payer of the policy: there it is the policyholder's conditions that count. */
  readonly policyholder?: Policyholder;
};

/** Everybody of a profile, in the order of their positions. */
export const personsOf = ({ policyholders, dependants }: Profile): readonly Person[] => [
  ...policyholders.map((policyholder, index) => ({
    position: index + 1,
    role: roleOfPolicyholder(policyholder),
    age: policyholder.age,
    sex: policyholder.sex,
    policyholder,
  })),
  ...dependants.map((dependant, index) => ({
    position: policyholders.length + index + 1,
    role: roleOfDependant(dependant),
    age: dependant.age,
    sex: dependant.sex,
  })),
];

export const isInsured = (insured: Insured, role: Role, age: number): boolean => {
  const range = insured[role];
  return range !== undefined && age >= range.from && age <= range.to;
};

const isAmong = ({ are, countries }: Countries, country: string): boolean =>
  countries.includes(country) === (are === 'only');

/** A condition of the rule that the policyholder fails; a fact that is not known yet fails none. */
export const whyNotEligible = (
  { needsEps, nationalities, coverageCountries }: Eligibility,
  { currentEps, nationality, coverageCountry }: Policyholder,
): 'noEps' | 'nationality' | 'coverageCountry' | undefined => {
  if (needsEps && currentEps === 'none') return 'noEps';
  if (nationalities && nationality && !isAmong(nationalities, nationality)) return 'nationality';
  if (coverageCountries && coverageCountry && !isAmong(coverageCountries, coverageCountry))
    return 'coverageCountry';
  return undefined;
};

/**
 * The amount that a person adds to a rule's sum, -1 when there is no price for them: an amount, or one where persons are counted.
 * Of anybody who is not insured it is not asked.
 */
export type AmountOf = (age: number, sex: Sex, role: Role, isPolicyholder: boolean) => number;

/** Whom a rule insures, and for whom of these it has a price. */
export type PersonsRule = {
  readonly insured: Insured;
  /** The conditions on each policyholder. */
  readonly eligibility?: Eligibility;
  readonly amountOf: AmountOf;
};

const whyNot = ({ insured, eligibility }: PersonsRule, person: Person): Reason | undefined => {
  const range = insured[person.role];
  if (!range) return { code: 'roleNotInsured' };
  if (!isInsured(insured, person.role, person.age)) return { code: 'age', ...range };
  const code = person.policyholder && eligibility && whyNotEligible(eligibility, person.policyholder);
  return code && { code };
};

const hasPrice = ({ amountOf }: PersonsRule, { age, sex, role, policyholder }: Person): boolean =>
  amountOf(age, sex, role, policyholder !== undefined) >= 0;

/** Whether there is no such reason, and a price. */
const isAble = (rule: PersonsRule, person: Person): boolean => {
  const { insured, eligibility } = rule;
  const { role, age, policyholder } = person;
  return (
    isInsured(insured, role, age) &&
    !(policyholder && eligibility && whyNotEligible(eligibility, policyholder)) &&
    hasPrice(rule, person)
  );
};

/** A rule that insures holders insures others only beside one of them. */
const hasHolder = ({ insured }: PersonsRule, able: readonly Person[]): boolean =>
  insured.holder === undefined || able.some(({ role }) => role === 'holder');

/** Those who can be insured, as `insurePersons` chooses them; it writes nothing down. */
export const insuredAmong = (rule: PersonsRule, persons: readonly Person[]): readonly Person[] => {
  const able = persons.filter((person) => isAble(rule, person));
  return hasHolder(rule, able) ? able : [];
};

/** Tells what the rule asks for and the policyholder did not tell. */
const noticeWhatIsUnknown = (
  { needsEps, nationalities, coverageCountries }: Eligibility,
  { policyholders }: Profile,
  book: Book,
): void => {
  const lacks = (field: keyof Policyholder): boolean =>
    policyholders.some((policyholder) => policyholder[field] === undefined);
  if (needsEps && lacks('currentEps')) book.notice({ code: 'epsUnknown' });
  if (nationalities && lacks('nationality')) book.notice({ code: 'nationalityUnknown' });
  if (coverageCountries && lacks('coverageCountry')) book.notice({ code: 'coverageCountryUnknown' });
};

/**
 * Writes down who can be insured and who can't.
 * @param charge is called for everybody who can be insured, after the person was written down
 */
export const insurePersons = (
  rule: PersonsRule,
  profile: Profile,
  book: Book,
  charge: (person: Person) => void,
): void => {
  const own = (person: Person): Reason | undefined =>
    whyNot(rule, person) ?? (hasPrice(rule, person) ? undefined : { code: 'noBand' });
  const persons = personsOf(profile);
  const mayJoin = hasHolder(
    rule,
    persons.filter((one) => !own(one)),
  );
  if (rule.eligibility) noticeWhatIsUnknown(rule.eligibility, profile, book);
  for (const person of persons) {
    const { position, role, age, sex } = person;
    const reason = own(person) ?? (mayJoin ? undefined : { code: 'noHolder' as const });
    book.subject({ is: 'person', position, role, age, sex });
    if (reason) book.refuse(position, reason);
    else {
      book.found(position);
      charge(person);
    }
  }
};
