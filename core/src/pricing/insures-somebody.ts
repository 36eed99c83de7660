/** Whether there is anybody whom a price rule insures: one that has a price for nobody is a plan that visitors never get. */
import { insuresOf } from './rules/kinds.ts';
import { isInsured, type PersonsRule } from './persons/persons.ts';
import { type Pet, type Role, type Sex, oldestAge } from '../profile/index.ts';
import { type PriceRule } from './rules/rule.ts';
import { type Insured } from './rule-parts.ts';
import { isMissing, withoutTables } from '../price-tables/index.ts';
import { petBands } from './rules/pet-bands.ts';
import { type PetBand } from './rules/pet-bands.ts';
import { type PetsRule } from './rules/pets.ts';

const sexes: readonly Sex[] = ['female', 'male'];

/** The persons that have to be insurable: where holders are insured nobody else is without one. */
const firstOf = ({ holder }: Insured): readonly Role[] => (holder ? ['holder'] : ['partner', 'dependant']);

const insuresPersons = ({ insured, amountOf }: PersonsRule): boolean => {
  const ages = Array.from({ length: oldestAge + 1 }, (_, age) => age);
  return firstOf(insured).some((role) =>
    ages.some(
      (age) =>
        isInsured(insured, role, age) &&
        sexes.some((sex) => amountOf(age, sex, role, role === 'holder') >= 0),
    ),
  );
};

/** One of each breed that a band names, or else any pet that the band is for. */
const petsOf = ({ species, breeds, breedGroup, from: age }: PetBand): readonly Pet[] =>
  breeds?.map((breed) => ({ species, breed, age })) ?? [{ species, breedGroup, age }];

const insuresPets = (rule: PetsRule): boolean => {
  const { bandOf } = petBands(rule, undefined);
  return rule.bands.flatMap(petsOf).some((pet) => bandOf(pet) !== undefined);
};

/** @returns false for a rule that refuses every person there can be, by age, sex and role, or every pet, by its breed */
export const insuresSomebody = (rule: PriceRule): boolean => {
  if (rule.kind === 'pets') return insuresPets(rule);
  // Where only a table knows whom it insures, the rule itself refuses nobody.
  const persons = insuresOf(rule, withoutTables);
  return !persons || isMissing(persons) || insuresPersons(persons);
};
