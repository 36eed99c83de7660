/** Travel insurance: a price per person and day. */
import { z } from 'zod';
import { amount, insured, tax, unit } from '../rule-parts.ts';

const days = z.int().min(1).max(366);

export const perDayRule = z
  .strictObject({
    kind: z.literal('perDay'),
    unit,
    period: z.literal('once'),
    tax,
    insured,
    perDay: amount.describe('per person'),
    minimumDays: days.default(1).describe('shorter trips cost as much as this'),
    maximumDays: days.default(366),
  })
  .describe('persons × days; for the shortest trip while its length is not known');
export type PerDayRule = z.infer<typeof perDayRule>;
