/** Peru's insurance against risky work, SCTR: the payroll times the rate of its risk, with a minimum premium. */
import { z } from 'zod';
import { decimal } from '../decimal.ts';
import { amount, named, period, tax } from '../rule-parts.ts';

export const sctrCovers = ['health', 'pension'] as const;
export type SctrCover = (typeof sctrCovers)[number];

const cover = z.strictObject({
  cover: z.enum(sctrCovers),
  minimum: amount.describe('before tax'),
  tax,
  percents: z.record(named, decimal).optional().describe('the insurer’s own rates by risk level'),
});

export const sctrRule = z
  .strictObject({
    kind: z.literal('sctr'),
    unit: z.literal('PEN'),
    period,
    covers: z
      .array(cover)
      .min(1)
      .refine(
        (all) => new Set(all.map((one) => one.cover)).size === all.length,
        'Cada cobertura va una vez.',
      ),
  })
  .describe('payroll × rate by risk level, each cover on its own');
export type SctrRule = z.infer<typeof sctrRule>;
