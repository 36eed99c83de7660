/** A price per insured by role: complementary health, personal accidents, life. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { fastSum, type Kind } from '../kind.ts';
import { isMissing, readTax } from '../look-up.ts';
import { insurePersons } from '../persons.ts';
import { partsOfInsured } from '../sum-of-persons.ts';
import { amount, insured, period, tax, unit } from '../rule-parts.ts';

export const perInsuredRule = z
  .strictObject({
    kind: z.literal('perInsured'),
    unit,
    period,
    tax,
    insured,
    amounts: z
      .strictObject({ holder: amount.optional(), partner: amount.optional(), dependant: amount.optional() })
      .describe('what each role costs; who is left out is insured at no extra price'),
  })
  .describe('the sum of what each insured costs by role');
export type PerInsuredRule = z.infer<typeof perInsuredRule>;

export const perInsured: Kind<PerInsuredRule> = {
  counts: 'persons',
  prepare: (rule, at) => {
    const tax = readTax(rule.tax, at);
    if (isMissing(tax)) return tax;
    const { insured, amounts } = rule;
    return {
      tax,
      charge: (profile, book) =>
        insurePersons(
          rule,
          profile,
          book,
          () => true,
          ({ position, role }) =>
            void book.charge({ what: 'plan', position, price: inUnits(amounts[role] ?? 0, book.unit) }),
        ),
      fast: () => fastSum(partsOfInsured(insured, (_age, _sex, role) => amounts[role] ?? 0)),
    };
  },
};
