import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownShares } from './own-share.ts';
import { priceFor } from './price-for.ts';
import { type PriceRule } from './rules/rule.ts';
import { family } from './testing/profiles.ts';
import { day, tables } from './testing/tables.ts';

const isapre: PriceRule = { kind: 'isapre', unit: 'UF', period: 'monthly', isapre: 'consalud', base: 11_600 };
const eps: PriceRule = {
  kind: 'eps',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 } },
  premium: { by: 'age', bands: [{ from: 0, to: 64, amount: 20_000 }] },
  employerPercent: '50',
};

test('of an EPS the visitor pays what the employer leaves, as its price says', () => {
  const { split } = priceFor(eps, family(30), { day, tables });
  expect(ownShares(family(30), { day, tables, currency: 'PEN' })(eps, 20_000)).toBe(split?.worker);
});

test('of an isapre the visitor pays what the contribution leaves, and never less than nothing', () => {
  const [holder] = family(30).policyholders;
  const earning = { ...family(30), policyholders: [{ ...holder!, taxableIncome: 1_000_000 }] };
  const own = ownShares(earning, { day, tables, currency: 'CLP' });
  expect([own(isapre, 100_000), own(isapre, 60_000)]).toEqual([30_000, 0]);
  expect(priceFor(isapre, earning, { day, tables }).contribution).toEqual({
    amount: 70_000,
    isEstimated: false,
  });
  expect(ownShares(family(30), { day, tables, currency: 'CLP' })(isapre, 100_000)).toBe(100_000);
});

test('one employer is assumed of all plans where comparisons say so, and what is told counts before it', () => {
  const assumed = { ...family(30), assumedEmployerPercent: '50' };
  const splitBy = (employerPercent: string, told?: string) =>
    priceFor(
      { ...eps, employerPercent },
      { ...assumed, ...(told !== undefined && { employerPercent: told }) },
      { day, tables },
    ).split;
  expect(splitBy('60')).toEqual(splitBy('40'));
  expect(splitBy('60')).toMatchObject({ employerPercent: '50', isAssumed: true });
  expect(splitBy('60', '30')).toMatchObject({ employerPercent: '30', isAssumed: false });
});

test('who pays more in all never pays less of it: the order by price is the order by the own part', () => {
  fc.assert(
    fc.property(
      fc.nat(5_000_000),
      fc.nat(5_000_000),
      fc.nat(20_000_000),
      fc.integer({ min: 0, max: 100 }),
      (one, other, income, percent) => {
        const [holder] = family(30).policyholders;
        const profile = {
          ...family(30),
          policyholders: [{ ...holder!, income, taxableIncome: income }],
          employerPercent: String(percent),
        };
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const ofEps = ownShares(profile, { day, tables, currency: 'PEN' });
        const ofIsapre = ownShares(profile, { day, tables, currency: 'CLP' });
        return ofEps(eps, less) <= ofEps(eps, more) && ofIsapre(isapre, less) <= ofIsapre(isapre, more);
      },
    ),
  );
});
