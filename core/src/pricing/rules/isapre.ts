/** Chile's isapres: base price × risk factors, and the GES premium of each person, in UF. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { decimalsOf, scaled } from '../decimal.ts';
import { fastSum, type Kind } from '../kind.ts';
import { insurePersons } from '../persons.ts';
import { factorFor, factorsByAge, nameOfFactor } from '../risk-factors.ts';
import { partsOfInsured } from '../sum-of-persons.ts';
import { rowAt, valueIn } from '../tables.ts';
import { unitDigits } from '../units.ts';
import { amount, type Insured, named, oldestAge } from '../rule-parts.ts';

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

/** An isapre takes everybody that the table has a factor for. */
const anyAge = { from: 0, to: oldestAge };
export const everybody: Insured = { holder: anyAge, partner: anyAge, dependant: anyAge };

export const isapre: Kind<IsapreRule> = {
  counts: 'persons',
  prepare: (rule, { day, tables }) => {
    const factors = rowAt(tables.riskFactors, day);
    if (!factors) return { missing: 'riskFactors' };
    const ges = rowAt(tables.gesPremiums, day);
    const premium = ges && valueIn(ges.row.uf, rule.isapre);
    if (!premium) return { missing: 'gesPremiums' };

    return {
      charge: (profile, book) => {
        book.row('gesPremiums', rule.isapre, premium, ges);
        insurePersons(
          { insured: everybody },
          profile,
          book,
          (person) => factorFor(factors.row, person) !== undefined,
          (person) => {
            const { position } = person;
            const { band, value } = factorFor(factors.row, person)!;
            book.row('riskFactors', nameOfFactor(band), value, factors);
            book.charge({
              what: 'plan',
              position,
              price: inUnits(rule.base, rule.unit),
              times: [{ by: 'factor', value }],
            });
            book.charge({ what: 'ges', position, price: premium });
            const { below } = band;
            if (Number(value) === 0)
              book.notice({ code: 'gesOnly', position, premium, ...(below !== null && { below }) });
          },
        );
      },
      fast: () => {
        const { digits: factorDigits, policyholder, dependant } = factorsByAge(factors.row);
        const digits = Math.max(factorDigits, decimalsOf(premium) - unitDigits.UF);
        const base = rule.base * 10 ** (digits - factorDigits);
        const perPerson = scaled(premium, unitDigits.UF + digits);
        const parts = partsOfInsured(everybody, (age, _sex, _role, isPolicyholder) => {
          const factor = (isPolicyholder ? policyholder : dependant)[age]!;
          return factor < 0 ? -1 : base * factor + perPerson;
        });
        return fastSum(parts, 10 ** digits);
      },
    };
  },
};
