/** One price whoever is insured. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { amount } from '../../kit/money/index.ts';
import { period, tax, unit } from '../rule-parts.ts';

export const fixedRule = z
  .strictObject({ kind: z.literal('fixed'), unit, period, tax, amount })
  .describe('the same for everybody');
export type FixedRule = z.infer<typeof fixedRule>;

export const fixed: Kind<FixedRule> = {
  counts: 'one',
  prepare: (rule) => ({
    charge: (_profile, book) => {
      book.found(1);
      book.charge({ what: 'plan', price: inUnits(rule.amount, book.unit) });
    },
    fast: () => ({ scale: 1, amountOf: () => rule.amount }),
  }),
};
