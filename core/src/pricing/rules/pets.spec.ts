import { describe, expect, test } from 'vitest';
import { priceFor } from '../price-for.ts';
import { type Pet } from '../../profile/index.ts';
import { nobody } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';
import { type PetsRule } from './pets.ts';

const rule: PetsRule = {
  kind: 'pets',
  unit: 'UF',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IVA' },
  refusedBreeds: ['Dogo Argentino'],
  bands: [
    { species: 'dog', from: 0, to: 6, amount: 5_000 },
    { species: 'dog', breedGroup: 'grande', from: 0, to: 6, amount: 7_500 },
    { species: 'dog', breeds: ['Akita'], from: 0, to: 6, amount: 9_000 },
    { species: 'cat', from: 0, to: 8, amount: 3_000 },
  ],
};
const dog = (more: Partial<Pet> = {}): Pet => ({ species: 'dog', age: 3, ...more });
const priced = (...pets: Pet[]) => priceFor(rule, { ...nobody, pets }, { day, tables });
const ufOf = (pet: Pet) => priced(pet).original?.amount;

describe('insurance of pets', () => {
  test('costs by breed, else by group of breeds, else by species', () => {
    const costs = [dog({ breed: 'Akita' }), dog({ breed: 'Pastor Alemán' }), dog({ breed: 'Pug' }), dog()];
    // × 1.19
    expect(costs.map(ufOf)).toEqual(['1.071', '0.8925', '0.595', '0.595']);
  });

  test('knows a breed however it is written', () => {
    const spellings = ['pastor aleman', ' PASTOR  ALEMÁN ', 'Pastor Alema\u0301n'];
    expect(spellings.map((breed) => ufOf(dog({ breed })))).toEqual(['0.8925', '0.8925', '0.8925']);
  });

  test('believes the group that was told', () =>
    expect(ufOf(dog({ breed: 'Mestizo', breedGroup: 'grande' }))).toBe('0.8925'));

  test('is the sum of all pets, rounded once', () =>
    // (0.5 + 0.3) × 1.19 = 0.952 UF; × 39,214.8 = 37,332.4896
    expect(priced(dog(), { species: 'cat', age: 8 }).total?.amount).toBe(37_332));

  test('names the pets that it does not insure', () => {
    const pets = [
      dog({ breed: 'dogo argentino' }),
      dog({ age: 7 }),
      { species: 'bird', age: 1 },
      dog(),
    ] as const;
    const price = priced(...pets);
    expect(price).toMatchObject({ profilesWithPrice: 1, profilesEvaluated: 4 });
    expect(price.profiles.map((one) => 'reason' in one && one.reason.code)).toEqual([
      'breed',
      'petAge',
      'species',
      false,
    ]);
  });
});
