/** A price per person by age, and by sex where the plan says so: individual health, clinical programmes, abroad. */
import { z } from 'zod';
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
