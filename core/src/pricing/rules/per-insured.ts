/** A price per insured by role: complementary health, personal accidents, life. */
import { z } from 'zod';
import { amount, insured, period, tax, unit } from '../rule-parts.ts';

export const perInsuredRule = z
  .strictObject({
    kind: z.literal('perInsured'),
    unit,
    period,
    tax,
    insured,
    amounts: z
      .strictObject({ holder: amount.optional(), partner: amount.optional(), dependant: amount.optional() })
      .describe('what each role costs; who is left out is insured at no extra price'),
  })
  .describe('the sum of what each insured costs by role');
export type PerInsuredRule = z.infer<typeof perInsuredRule>;
