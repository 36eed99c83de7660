/** Life insurance of security guards: a price for each. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { type Kind } from './kind.ts';
import { amount } from '../../kit/money/index.ts';
import { period, tax, unit } from '../rule-parts.ts';

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

export const perGuard: Kind<PerGuardRule> = {
  counts: 'one',
  prepare: (rule) => {
    const { minimumGuards: minimum, perGuard } = rule;
    return {
      charge: ({ guards }, book) => {
        book.subject({ is: 'guards', guards: guards || 1 });
        if (!guards) book.notice({ code: 'perGuard', minimum });
        else if (guards < minimum) return book.refuse(1, { code: 'tooFew', minimum, of: 'guards' });
        const price = inUnits(perGuard, book.unit);
        book.charge({ what: 'guard', price, times: [{ by: 'guards', value: String(guards || 1) }] });
        book.found(1);
        book.single(price);
      },
      fast: () => ({
        scale: 1,
        amountOf: ({ guards }) => (!guards ? perGuard : guards < minimum ? -1 : perGuard * guards),
      }),
    };
  },
};
