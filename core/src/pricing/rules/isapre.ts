/** Chile's isapres: base price × risk factors, and the GES premium of each person, in UF. */
import { z } from 'zod';
import { amount, named } from '../rule-parts.ts';

export const isapreRule = z
  .strictObject({
    kind: z.literal('isapre'),
    unit: z.literal('UF'),
    period: z.literal('monthly'),
    isapre: named.describe('whose GES premium counts: the key in the table'),
    base: amount.describe('ten-thousandths of UF'),
  })
  .describe('base UF × the sum of risk factors + GES per person');
export type IsapreRule = z.infer<typeof isapreRule>;
