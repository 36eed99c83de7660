/** A price per insured by role: complementary health, personal accidents, life. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { fastSum, type Kind } from './kind.ts';
import { insurePersons, type PersonsRule } from '../persons/persons.ts';
import { amount } from '../../kit/money/index.ts';
import { insured, period, tax, unit } from '../rule-parts.ts';

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

const insures = ({ insured, amounts }: PerInsuredRule): PersonsRule => ({
  insured,
  amountOf: (_age, _sex, role) => amounts[role] ?? 0,
});

export const perInsured: Kind<PerInsuredRule> = {
  counts: 'persons',
  insures,
  prepare: (rule) => {
    const persons = insures(rule);
    const { amounts } = rule;
    return {
      charge: (profile, book) =>
        insurePersons(
          persons,
          profile,
          book,
          ({ position, role }) =>
            void book.charge({ what: 'plan', position, price: inUnits(amounts[role] ?? 0, book.unit) }),
        ),
      fast: () => fastSum(persons),
    };
  },
};
