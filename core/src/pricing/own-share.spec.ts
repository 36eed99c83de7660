import { expect, test } from 'vitest';
import { ownShares } from './own-share.ts';
import { priceFor } from './price-for.ts';
import { type PriceRule } from './rule.ts';
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
