/** One price whoever is insured. */
import { z } from 'zod';
import { amount, period, tax, unit } from '../rule-parts.ts';

export const fixedRule = z
  .strictObject({ kind: z.literal('fixed'), unit, period, tax, amount })
  .describe('the same for everybody');
export type FixedRule = z.infer<typeof fixedRule>;
