/** Chile's isapres: base price × risk factors, and the GES premium of each person, in UF. */
import { z } from 'zod';
import { inUnits } from '../book.ts';
import { decimalsOf, scaled } from '../../kit/decimal/index.ts';
import { fastSum, type Kind } from './kind.ts';
import { insurePersons, type PersonsRule } from '../persons/persons.ts';
import { type At, isMissing, type Missing, rowAt, valueIn, named } from '../../price-tables/index.ts';
import { factorFor, factorsByAge, nameOfFactor } from '../tables/risk-factors.ts';
import { unitDigits, amount } from '../../kit/money/index.ts';
import { type Insured } from '../rule-parts.ts';
import { oldestAge } from '../../profile/index.ts';

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
const everybody: Insured = { holder: anyAge, partner: anyAge, dependant: anyAge };

/** The tables of a day that a rule needs: the factors, and the GES premium of its isapre. */
const rowsOf = ({ isapre }: IsapreRule, { day, tables }: At) => {
  const factors = rowAt(tables.riskFactors, day);
  if (!factors) return { missing: 'riskFactors' } as const;
  const ges = rowAt(tables.gesPremiums, day);
  const premium = ges && valueIn(ges.row.uf, isapre);
  return premium ? { factors, ges, premium } : ({ missing: 'gesPremiums' } as const);
};
type Rows = Exclude<ReturnType<typeof rowsOf>, Missing>;

/** Each costs the base times their factor, and GES; as integers of which `scale` are a ten-thousandth of UF. */
const insuredAt = (
  rule: IsapreRule,
  { factors, premium }: Rows,
): PersonsRule & { readonly scale: number } => {
  const { digits: factorDigits, policyholder, dependant } = factorsByAge(factors.row);
  const digits = Math.max(factorDigits, decimalsOf(premium) - unitDigits.UF);
  const base = rule.base * 10 ** (digits - factorDigits);
  const perPerson = scaled(premium, unitDigits.UF + digits);
  return {
    insured: everybody,
    scale: 10 ** digits,
    amountOf: (age, _sex, _role, isPolicyholder) => {
      const factor = (isPolicyholder ? policyholder : dependant)[age]!;
      return factor < 0 ? -1 : base * factor + perPerson;
    },
  };
};

export const isapre: Kind<IsapreRule> = {
  counts: 'persons',
  insures: (rule, at) => {
    const rows = rowsOf(rule, at);
    return isMissing(rows) ? rows : insuredAt(rule, rows);
  },
  prepare: (rule, at) => {
    const rows = rowsOf(rule, at);
    if (isMissing(rows)) return rows;
    const { factors, ges, premium } = rows;
    const persons = insuredAt(rule, rows);

    return {
      charge: (profile, book) => {
        book.row('gesPremiums', rule.isapre, premium, ges);
        insurePersons(persons, profile, book, (person) => {
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
        });
      },
      fast: () => fastSum(persons, persons.scale),
    };
  },
};
