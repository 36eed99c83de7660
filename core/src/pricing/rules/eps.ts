/** Peru's EPS: a premium that the employer's credit pays first, and both share what is left. */
import { z } from 'zod';
import { amountIn, chargeBand } from '../tables/bands.ts';
import { inUnits } from '../book.ts';
import { decimal, decimalsOf, scaled } from '../../kit/decimal/index.ts';
import { fastSum, type Kind } from './kind.ts';
import { insurePersons, type PersonsRule } from '../persons/persons.ts';
import { type Profile } from '../../profile/index.ts';
import { sumForProfile } from '../persons/sum-of-persons.ts';
import { rowAt } from '../../price-tables/index.ts';
import { amount } from '../../kit/money/index.ts';
import { bands, insured, period, tax } from '../rule-parts.ts';

const tiers = z
  .array(z.strictObject({ persons: z.int().min(1).max(50), amount }))
  .min(1)
  .refine(
    (all) => all.every(({ persons }, index) => persons > (all[index - 1]?.persons ?? 0)),
    'Los tramos deben ir de menos a más personas.',
  )
  .refine(([first]) => first?.persons === 1, 'El primer tramo debe ser el de una persona.')
  .describe('what the whole household costs from so many persons on');

export const epsRule = z
  .strictObject({
    kind: z.literal('eps'),
    unit: z.literal('PEN'),
    period,
    tax,
    insured,
    premium: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('age'), bands }),
      z.strictObject({ by: z.literal('household'), tiers }),
    ]),
    employerPercent: decimal
      .refine((percent) => Number(percent) <= 100, 'Debe ser de 0 a 100.')
      .describe('what the employer pays of the rest, unless the visitor says otherwise'),
  })
  .describe('a premium, and who pays it');
export type EpsRule = z.infer<typeof epsRule>;

type Premium = EpsRule['premium'];
type Tiers = Extract<Premium, { by: 'household' }>['tiers'];

const tierOf = (tiers: Tiers, persons: number): Tiers[number] =>
  tiers.findLast((tier) => tier.persons <= persons)!;

/** The employer's credit is a part of the pay of every policyholder whose pay is known. */
const incomeOf = ({ policyholders }: Profile): number =>
  policyholders.reduce((sum, { income = 0 }) => sum + income, 0);

/** Prices by age of each person; a household is priced by the number of its persons. */
const insures = ({ insured, premium }: EpsRule): PersonsRule => ({
  insured,
  amountOf: premium.by === 'age' ? amountIn(premium.bands) : () => 1,
});

export const eps: Kind<EpsRule> = {
  counts: 'persons',
  insures,
  prepare: (rule, at) => {
    const credit = rowAt(at.tables.epsCredit, at.day);
    if (!credit) return { missing: 'epsCredit' };
    const insured = insures(rule);
    const { premium } = rule;
    const { percent } = credit.row;
    const digits = decimalsOf(percent);

    return {
      charge: (profile, book) => {
        let persons = 0;
        insurePersons(insured, profile, book, (person) => {
          persons += 1;
          if (premium.by === 'age') chargeBand(premium.bands, person, book);
        });
        if (persons === 0) return;
        if (premium.by === 'household') {
          book.subject({ is: 'household', persons });
          book.charge({
            what: 'household',
            price: inUnits(tierOf(premium.tiers, persons).amount, book.unit),
          });
        }
        if (incomeOf(profile) === 0) book.notice({ code: 'incomeUnknown' });
        else book.row('epsCredit', 'percent', percent, credit);
      },
      fast: () => {
        if (premium.by === 'age') return fastSum(insured);
        const personsOf = sumForProfile(insured);
        return {
          scale: 1,
          amountOf: (profile) => {
            const persons = personsOf(profile);
            return persons < 0 ? -1 : tierOf(premium.tiers, persons).amount;
          },
        };
      },
      split: {
        employerPercent: rule.employerPercent,
        credit: (profile) => ({
          amount: BigInt(incomeOf(profile)) * BigInt(scaled(percent, digits)),
          of: 10n ** BigInt(digits + 2),
        }),
      },
    };
  },
};
