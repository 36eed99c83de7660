/** Insurance of pets, by species, breed or group of breeds, and age. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { traitsOf } from '../tables/breeds.ts';
import { rowAt, named } from '../../price-tables/index.ts';
import { petBand, petBands } from './pet-bands.ts';
import { period, tax, unit } from '../rule-parts.ts';

export const petsRule = z
  .strictObject({
    kind: z.literal('pets'),
    unit,
    period,
    tax,
    refusedBreeds: z.array(named).optional(),
    bands: z.array(petBand).min(1),
  })
  .describe('the sum of what each pet costs; of several bands the most exact counts, and of those the first');
export type PetsRule = z.infer<typeof petsRule>;

export const pets: Kind<PetsRule> = {
  counts: 'pets',
  prepare: (rule, at) => {
    const groups = rowAt(at.tables.breedGroups, at.day);
    const { bandOf, whyNot } = petBands(rule, groups?.row);

    return {
      charge: (profile, book) => {
        for (const [index, pet] of profile.pets.entries()) {
          const position = index + 1;
          const { species, breed, age } = pet;
          const { group: breedGroup } = traitsOf(pet, groups?.row);
          book.subject({
            is: 'pet',
            position,
            species,
            ...(breed && { breed }),
            ...(breedGroup && { breedGroup }),
            age,
          });
          if (groups && breedGroup && !pet.breedGroup)
            book.row('breedGroups', breed ?? '', breedGroup, groups);
          const band = bandOf(pet);
          if (!band) {
            book.refuse(position, { code: whyNot(pet) });
            continue;
          }
          book.found(position);
          book.band(band.from, band.to, band.amount);
          book.charge({ what: 'plan', position, price: inUnits(band.amount, book.unit) });
        }
      },
      fast: () => ({
        scale: 1,
        amountOf: ({ pets }) => {
          let sum = -1;
          for (const pet of pets) {
            const amount = bandOf(pet)?.amount ?? -1;
            if (amount >= 0) sum = Math.max(sum, 0) + amount;
          }
          return sum;
        },
      }),
    };
  },
};
