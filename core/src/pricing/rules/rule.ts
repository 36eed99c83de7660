/** The price rule of a product: one of the kinds, told apart by `kind`. Stored in the product's events. */
import { z } from 'zod';
import { ageBandsRule } from './age-bands.ts';
import { collectiveRule } from './collective.ts';
import { epsRule } from './eps.ts';
import { fixedRule } from './fixed.ts';
import { isapreRule } from './isapre.ts';
import { perDayRule } from './per-day.ts';
import { perGuardRule } from './per-guard.ts';
import { perInsuredRule } from './per-insured.ts';
import { petsRule } from './pets.ts';
import { sctrRule } from './sctr.ts';

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
