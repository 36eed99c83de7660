/** Peru's EPS: a premium that the employer's credit pays first, and both share what is left. */
import { z } from 'zod';
import { decimal } from '../decimal.ts';
import { amount, bands, insured, period, tax } from '../rule-parts.ts';

const tiers = z
  .array(z.strictObject({ persons: z.int().min(1).max(50), amount }))
  .min(1)
  .refine(
    (all) => all.every(({ persons }, index) => index === 0 || persons > all[index - 1]!.persons),
    'Los tramos deben ir de menos a más personas.',
  )
  .describe('what the whole household costs from so many persons on');

export const epsRule = z
  .strictObject({
    kind: z.literal('eps'),
    unit: z.literal('PEN'),
    period,
    tax,
    insured,
    premium: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('age'), bands }),
      z.strictObject({ by: z.literal('household'), tiers }),
    ]),
    employerPercent: decimal
      .refine((percent) => Number(percent) <= 100, 'Debe ser de 0 a 100.')
      .describe('what the employer pays of the rest, unless the visitor says otherwise'),
  })
  .describe('a premium, and who pays it');
export type EpsRule = z.infer<typeof epsRule>;
