import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuresSomebody } from './insures-somebody.ts';
import { priceFor } from './price-for.ts';
import { type Pet, type Policyholder, speciesIds } from '../profile/index.ts';
import { type PriceRule } from './rules/rule.ts';
import { onePrice } from './testing/age-bands.ts';
import { nobody } from './testing/profiles.ts';
import { ruleOfKind } from './testing/arbitraries.ts';
import { day, tables } from './testing/tables.ts';

const ages = Array.from({ length: 121 }, (_, age) => age);
const sexes = ['female', 'male'] as const;
const oneOf = (age: number, sex: Policyholder['sex']) => [
  { ...nobody, policyholders: [{ age, sex }] },
  { ...nobody, policyholders: [{ age, sex, relationship: 'spouse' as const }] },
  { ...nobody, dependants: [{ age, sex, relationship: 'child' as const }] },
];
const everybody = ages.flatMap((age) => sexes.flatMap((sex) => oneOf(age, sex)));

test.each(['ageBands', 'eps', 'perInsured', 'perDay'] as const)(
  'a rule of the kind %s insures somebody where one of all persons has a price',
  (kind) =>
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        const hasPrice = everybody.some(
          (profile) => priceFor(rule, profile, { day, tables }).profilesWithPrice > 0,
        );
        expect(insuresSomebody(rule)).toBe(hasPrice);
      }),
      { numRuns: 40 },
    ),
);

const breeds = [undefined, 'Akita', 'Pastor Alemán', 'Pug', 'Mestizo', 'Galgo'];
const groups = [undefined, 'grande', 'pequeño'];
const allPets: readonly Pet[] = speciesIds.flatMap((species) =>
  breeds.flatMap((breed) =>
    groups.flatMap((breedGroup) => ages.map((age) => ({ species, breed, breedGroup, age }))),
  ),
);

test('a rule of the kind pets insures somebody where one of all pets has a price', () =>
  fc.assert(
    fc.property(ruleOfKind('pets'), (rule) => {
      const { profilesWithPrice } = priceFor(rule, { ...nobody, pets: allPets }, { day, tables });
      expect(insuresSomebody(rule)).toBe(profilesWithPrice > 0);
    }),
    { numRuns: 40 },
  ));

test.each<[string, Partial<typeof onePrice>, boolean]>([
  ['with a price for holders', {}, true],
  ['for dependants alone', { insured: { dependant: { from: 0, to: 24 } } }, true],
  ['that lets in no role', { insured: {} }, false],
  ['without a price for any holder', { bands: [{ from: 0, to: 17, amount: 1 }] }, false],
  ['without a price at the ages that it lets in', { bands: [{ from: 65, to: 80, amount: 1 }] }, false],
])('a rule %s', (_, more, insures) => expect(insuresSomebody({ ...onePrice, ...more })).toBe(insures));

const pets: Extract<PriceRule, { kind: 'pets' }> = {
  kind: 'pets',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  refusedBreeds: ['Akita', 'Dogo Argentino'],
  bands: [],
};
const dogs = { species: 'dog', from: 0, to: 9, amount: 1 } as const;
const dogsOf = (...breeds: string[]) => ({ ...dogs, breeds });
test.each<[string, (typeof pets)['bands'], boolean]>([
  ['for a breed', [dogsOf('Pug')], true],
  ['for breeds of which one is refused', [dogsOf('Akita', 'Pug')], true],
  ['for refused breeds alone, however they are written', [dogsOf('AKITA', 'dogo  argentino')], false],
  ['for a refused breed in every band', [dogsOf('Akita'), dogsOf('Dogo Argentino')], false],
  ['for a refused breed and for a group', [dogsOf('Akita'), { ...dogs, breedGroup: 'grande' }], true],
  ['for a refused breed and for its species', [dogsOf('Akita'), dogs], true],
])('a rule of pets %s', (_, bands, insures) => expect(insuresSomebody({ ...pets, bands })).toBe(insures));
