/** The price rule of a product: one of the kinds, told apart by `kind`. Stored in the product's events. */
import { z } from 'zod';
import { ageBandsRule } from './rules/age-bands.ts';
import { collectiveRule } from './rules/collective.ts';
import { epsRule } from './rules/eps.ts';
import { fixedRule } from './rules/fixed.ts';
import { isapreRule } from './rules/isapre.ts';
import { perDayRule } from './rules/per-day.ts';
import { perGuardRule } from './rules/per-guard.ts';
import { perInsuredRule } from './rules/per-insured.ts';
import { petsRule } from './rules/pets.ts';
import { sctrRule } from './rules/sctr.ts';

export const priceRule = z.discriminatedUnion('kind', [
  ageBandsRule,
  epsRule,
  collectiveRule,
  sctrRule,
  petsRule,
  isapreRule,
  perInsuredRule,
  perGuardRule,
  perDayRule,
  fixedRule,
]);
export type PriceRule = z.infer<typeof priceRule>;
