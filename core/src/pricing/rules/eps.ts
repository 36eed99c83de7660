/** Peru's EPS: a premium that the employer's credit pays first, and both share what is left. */
import { z } from 'zod';
import { bandOf, chargeBand } from '../bands.ts';
import { inUnits } from '../book.ts';
import { decimal, decimalsOf, scaled } from '../decimal.ts';
import { fastSum, type Kind } from '../kind.ts';
import { isMissing, readTax } from '../look-up.ts';
import { insurePersons } from '../persons.ts';
import { type Profile } from '../profile.ts';
import { partsOfInsured, sumForProfile } from '../sum-of-persons.ts';
import { rowAt } from '../tables.ts';
import { amount, bands, insured, period, tax } from '../rule-parts.ts';

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

export const eps: Kind<EpsRule> = {
  counts: 'persons',
  prepare: (rule, at) => {
    const tax = readTax(rule.tax, at);
    if (isMissing(tax)) return tax;
    const credit = rowAt(at.tables.epsCredit, at.day);
    if (!credit) return { missing: 'epsCredit' };
    const { premium, insured } = rule;
    const { percent } = credit.row;
    const digits = decimalsOf(percent);

    return {
      tax,
      charge: (profile, book) => {
        let persons = 0;
        insurePersons(
          rule,
          profile,
          book,
          ({ age, sex }) => premium.by === 'household' || bandOf(premium.bands, age, sex) !== undefined,
          (person) => {
            persons += 1;
            if (premium.by === 'age') chargeBand(premium.bands, person, book);
          },
        );
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
        if (premium.by === 'age') {
          const { bands } = premium;
          return fastSum(partsOfInsured(insured, (age, sex) => bandOf(bands, age, sex)?.amount ?? -1));
        }
        const personsOf = sumForProfile(partsOfInsured(insured, () => 1));
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
