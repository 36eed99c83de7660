/** The band of a rule for a pet: that of its breed, else of its group of breeds, else of its species. */
import { z } from 'zod';
import { amount } from '../../kit/money/index.ts';
import { plainly } from '../../kit/text/index.ts';
import { type Traits, traitsOf } from '../tables/breeds.ts';
import { type Pet, speciesIds, years } from '../../profile/index.ts';
import { named, type TableRow } from '../../price-tables/index.ts';

export const petBand = z
  .strictObject({
    species: z.enum(speciesIds),
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

type Refusing = { readonly refusedBreeds?: readonly string[]; readonly bands: readonly PetBand[] };

const rank = ({ breeds, breedGroup }: PetBand): number => (breeds ? 0 : breedGroup ? 1 : 2);

/** @returns how the pets of a rule are told apart; breeds are compared as they are meant */
export const petBands = (rule: Refusing, groups: TableRow<'breedGroups'> | undefined) => {
  const refused = rule.refusedBreeds?.map(plainly) ?? [];
  /** The most exact first; of equals the rule's order stays. */
  const bands = rule.bands
    .toSorted((one, other) => rank(one) - rank(other))
    .map((band) => ({ ...band, breeds: band.breeds?.map(plainly) }));

  const isOf = ({ breeds, breedGroup }: PetBand, { breed, group }: Traits): boolean =>
    breeds ? breeds.includes(breed) : breedGroup === undefined || breedGroup === group;

  return {
    bandOf: (pet: Pet): PetBand | undefined => {
      const traits = traitsOf(pet, groups);
      if (refused.includes(traits.breed)) return undefined;
      for (let index = 0; index < bands.length; index++) {
        const band = bands[index]!;
        const isRight = band.species === pet.species && pet.age >= band.from && pet.age <= band.to;
        if (isRight && isOf(band, traits)) return band;
      }
      return undefined;
    },
    /** Of a pet that is in none. */
    whyNot: (pet: Pet): 'species' | 'breed' | 'petAge' => {
      const ofSpecies = bands.filter(({ species }) => species === pet.species);
      if (ofSpecies.length === 0) return 'species';
      const traits = traitsOf(pet, groups);
      const isKnown = ofSpecies.some((band) => isOf(band, traits));
      return isKnown && !refused.includes(traits.breed) ? 'petAge' : 'breed';
    },
  };
};
