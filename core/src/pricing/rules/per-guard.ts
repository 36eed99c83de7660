/** Life insurance of security guards: a price for each. */
import { z } from 'zod';
import { amount, period, tax, unit } from '../rule-parts.ts';

export const perGuardRule = z
  .strictObject({
    kind: z.literal('perGuard'),
    unit,
    period,
    tax,
    perGuard: amount,
    minimumGuards: z.int().min(1).max(1_000_000).default(1),
  })
  .describe('by the number of guards; for one while that is not known');
export type PerGuardRule = z.infer<typeof perGuardRule>;
