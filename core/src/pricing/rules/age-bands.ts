/** A price per person by age, and by sex where the plan says so: individual health, clinical programmes, abroad. */
import { z } from 'zod';
import { amountIn, chargeBand } from '../tables/bands.ts';
import { fastSum, type Kind } from './kind.ts';
import { insurePersons, type PersonsRule } from '../persons/persons.ts';
import { bands, eligibility, insured, period, tax, unit } from '../rule-parts.ts';

export const ageBandsRule = z
  .strictObject({
    kind: z.literal('ageBands'),
    unit,
    period,
    tax,
    insured,
    eligibility: eligibility.optional(),
    bands,
  })
  .describe('the sum of what each person costs by age');
export type AgeBandsRule = z.infer<typeof ageBandsRule>;

const insures = ({ insured, eligibility, bands }: AgeBandsRule): PersonsRule => ({
  insured,
  eligibility,
  amountOf: amountIn(bands),
});

export const ageBands: Kind<AgeBandsRule> = {
  counts: 'persons',
  insures,
  prepare: (rule) => {
    const persons = insures(rule);
    return {
      charge: (profile, book) =>
        insurePersons(persons, profile, book, (person) => chargeBand(rule.bands, person, book)),
      fast: () => fastSum(persons),
    };
  },
};
