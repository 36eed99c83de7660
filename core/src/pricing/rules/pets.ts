/** Insurance of pets, by species, breed or group of breeds, and age. */
import { z } from 'zod';
import { speciesNames } from '../profile.ts';
import { amount, named, period, tax, unit, years } from '../rule-parts.ts';

const petBand = z
  .strictObject({
    species: z.enum(speciesNames),
    breeds: z.array(named).min(1).optional().describe('only these; they go before groups'),
    breedGroup: named.optional().describe('only this group; it goes before the species'),
    from: years,
    to: years,
    amount,
  })
  .refine(({ from, to }) => from <= to, 'Debe empezar antes de terminar.')
  .refine(
    ({ breeds, breedGroup }) => !(breeds && breedGroup),
    'Un tramo es de unas razas o de un grupo, no de ambos.',
  );
export type PetBand = z.infer<typeof petBand>;

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
