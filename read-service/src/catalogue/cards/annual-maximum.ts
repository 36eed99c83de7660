/** The most that a plan pays in a year, as the spec writes it. */
import { z } from 'zod';
import { inUnits, type ProductContent } from '@cotejo/core/product-content';

export const annualMaximumSchema = z
  .object({ amount: z.number().nullable(), currency_code: z.string().nullable() })
  .nullable()
  .describe('0: sin tope; null: un tope por prestación');

export const annualMaximum = ({
  annualBenefitMaximum: most,
}: ProductContent['terms']): z.infer<typeof annualMaximumSchema> => {
  if (!most) return null;
  if (most.kind !== 'amount') return { amount: most.kind === 'none' ? 0 : null, currency_code: null };
  const { amount, unit } = most.value;
  return { amount: inUnits(amount, unit), currency_code: unit };
};
