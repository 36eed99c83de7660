/** The words for a plan's deductible: one of 0 is none. */
import { type FormatMoney, type Money } from './side-plan.ts';

export const deductibleWords = (deductible: Money | undefined, format: FormatMoney): string =>
  deductible && deductible.amount > 0 ? format(deductible) : 'Sin deducible';
