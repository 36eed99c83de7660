/** The most that a plan pays in a year, as the spec writes it. */
import { inUnits, type ProductAnswer, type ProductContent } from '@cotejo/core/product-content';

export const annualMaximum = ({
  annualBenefitMaximum: most,
}: ProductContent['terms']): ProductAnswer<'annualMaximum'> => {
  if (!most) return null;
  if (most.kind !== 'amount') return { amount: most.kind === 'none' ? 0 : null, currency_code: null };
  const { amount, unit } = most.value;
  return { amount: inUnits(amount, unit), currency_code: unit };
};
