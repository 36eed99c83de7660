/** What visitors ask of the comparator, each a little else; and plans by their codes. */
import { type Random } from '../lead-lists/random.ts';
import { featureIds, organizationIds, some } from './plans.ts';

/** Four persons, who are others each time: nothing that was computed for somebody else helps. */
const family = (random: Random) => ({
  cotizante: [
    { sexo: 'Masculino', edad: 25 + random.below(35) },
    { sexo: 'Femenino', edad: 25 + random.below(35), parentesco: 'Cónyuge' },
  ],
  cargas: [
    { sexo: 'Femenino', edad: random.below(18), parentescoCarga: 'Hijo/Hija' },
    { sexo: 'Masculino', edad: random.below(18), parentescoCarga: 'Hijo/Hija' },
  ],
  ingresodatos: true,
});

/** By price, with filters of three kinds and a highest price; facets come with every answer. */
export const comparison = (random: Random): object => ({
  profile: family(random),
  order: 'lowerPrice',
  organizations: [...new Set([...organizationIds.slice(0, 4), ...some(random, organizationIds, 8)])],
  organizationType: 'ASEG',
  features: some(random, featureIds.slice(0, 12), 4),
  toPrice: 3_000 + random.below(1_000),
});

/** The same by what a year of medium use costs them. */
export const byYear = (random: Random): object => ({ ...comparison(random), order: 'yearlyCost' });

export const byKey =
  (plans: number, howMany: number) =>
  (random: Random): object => {
    const codes = new Set<string>();
    while (codes.size < howMany) codes.add(`plan-${random.below(plans)}`);
    return { profile: family(random), productCodes: [...codes] };
  };
