/** The holes of a price rule: ages that it says it insures, and has no price for. */
import { insuresOf } from './rules/kinds.ts';
import { isInsured, type PersonsRule } from './persons/persons.ts';
import { type Role, type Sex, oldestAge } from '../profile/index.ts';
import { type PriceRule } from './rules/rule.ts';
import { isMissing, withoutTables } from '../price-tables/index.ts';

/** Ages in years, both of them and those between. */
export type AgesWithoutPrice = { readonly role: Role; readonly from: number; readonly to: number };

const roles: readonly Role[] = ['holder', 'partner', 'dependant'];
const sexes: readonly Sex[] = ['female', 'male'];

const rangesOf = ({ insured, amountOf }: PersonsRule, role: Role): readonly AgesWithoutPrice[] => {
  const ranges: { role: Role; from: number; to: number }[] = [];
  for (let age = 0; age <= oldestAge; age += 1) {
    const isPriced = sexes.every((sex) => amountOf(age, sex, role, role === 'holder') >= 0);
    if (isPriced || !isInsured(insured, role, age)) continue;
    const last = ranges.at(-1);
    if (last?.to === age - 1) last.to = age;
    else ranges.push({ role, from: age, to: age });
  }
  return ranges;
};

/** @returns whom it would refuse by age, of both sexes or of one, by role and from the youngest on; none where a table knows them */
export const agesWithoutPrice = (rule: PriceRule): readonly AgesWithoutPrice[] => {
  const persons = insuresOf(rule, withoutTables);
  return !persons || isMissing(persons) ? [] : roles.flatMap((role) => rangesOf(persons, role));
};
