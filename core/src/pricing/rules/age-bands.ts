/** A price per person by age, and by sex where the plan says so: individual health, clinical programmes, abroad. */
import { z } from 'zod';
import { bandOf, chargeBand } from '../bands.ts';
import { fastSum, type Kind } from '../kind.ts';
import { isMissing, readTax } from '../look-up.ts';
import { insurePersons } from '../persons.ts';
import { bands, eligibility, insured, period, tax, unit } from '../rule-parts.ts';
import { partsOfInsured } from '../sum-of-persons.ts';

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

export const ageBands: Kind<AgeBandsRule> = {
  counts: 'persons',
  prepare: (rule, at) => {
    const tax = readTax(rule.tax, at);
    if (isMissing(tax)) return tax;
    const { bands } = rule;
    return {
      tax,
      charge: (profile, book) =>
        insurePersons(
          rule,
          profile,
          book,
          ({ age, sex }) => bandOf(bands, age, sex) !== undefined,
          (person) => chargeBand(bands, person, book),
        ),
      fast: () => {
        const parts = partsOfInsured(rule.insured, (age, sex) => bandOf(bands, age, sex)?.amount ?? -1);
        return fastSum(parts, 1, rule.eligibility);
      },
    };
  },
};
