import { describe, expect, test } from 'vitest';
import { priceFor } from '../price-for.ts';
import { child, family, nobody, policyholder } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';
import { traceText } from '../trace/trace-text.ts';
import { sumOf } from '../trace/trace.ts';
import { type EpsRule } from './eps.ts';

const anybody = { from: 0, to: 120 };
const rule: EpsRule = {
  kind: 'eps',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IGV' },
  insured: { holder: anybody, partner: anybody, dependant: { from: 0, to: 18 } },
  premium: {
    by: 'household',
    tiers: [
      { persons: 1, amount: 16_307 },
      { persons: 2, amount: 30_000 },
      { persons: 3, amount: 45_050 },
    ],
  },
  employerPercent: '50',
};
const options = { day, tables };
const earning = (income: number) => ({ ...nobody, policyholders: [policyholder(30, { income })] });

/** The employer's part where the visitor says nothing of it. */
const assumed = { employerPercent: '50', isAssumed: true };

describe('an EPS', () => {
  test('costs by how many of the household are insured', () => {
    const costs = [family(30), family(30, 5), family(30, 5, 6), family(30, 5, 6, 7)].map(
      (profile) => priceFor(rule, profile, options).total?.amount,
    );
    // 163.07, 300.00 and 450.50 × 1.18; the last tier is that of all larger households
    expect(costs).toEqual([19_242, 35_400, 53_159, 53_159]);
  });

  test('does not count who can’t be insured', () => {
    const withAdult = { ...family(30), dependants: [child(19)] };
    expect(priceFor(rule, withAdult, options)).toMatchObject({
      total: { amount: 19_242 },
      profilesWithPrice: 1,
      profilesEvaluated: 2,
    });
  });

  test('is paid by the credit first: 2.25 % of the pay', () => {
    // 2.25 % of S/ 3,000 = 67.50; of the other 124.92 each pays a half
    expect(priceFor(rule, earning(300_000), options).split).toEqual({
      credit: 6_750,
      employer: 6_246,
      worker: 6_246,
      ...assumed,
    });
  });

  test('rounds the employer’s part and leaves the rest to the worker', () => {
    // 2.25 % of S/ 3,000.20 = 67.5045, half up 67.50; a third of 124.92 is 41.63598…
    const profile = { ...earning(300_020), employerPercent: '33.33' };
    expect(priceFor(rule, profile, options).split).toEqual({
      credit: 6_750,
      employer: 4_164,
      worker: 8_328,
      employerPercent: '33.33',
      isAssumed: false,
    });
  });

  test('costs nobody less than nothing', () =>
    expect(priceFor(rule, earning(3_000_000), options).split).toEqual({
      credit: 19_242,
      employer: 0,
      worker: 0,
      ...assumed,
    }));

  test('says that the credit is missing where the pay is not known', () => {
    const price = priceFor(rule, family(30), options);
    expect(price.split).toEqual({ credit: 0, employer: 9_621, worker: 9_621, ...assumed });
    expect(price.notices).toMatchObject([{ code: 'incomeUnknown' }]);
  });

  test('is paid by the same in another currency, to the unit of its total', () => {
    // S/ 192.4226 at 3.752 are US$ 51.29; the credit of S/ 67.50 is 17.99, of the other 33.30 each pays a half
    expect(priceFor(rule, earning(300_000), { ...options, currency: 'USD' })).toMatchObject({
      total: { amount: 5_129, currency: 'USD' },
      split: { credit: 1_799, employer: 1_665, worker: 1_665 },
    });
    // Without a credit: of 5,129 a half is 2,564.5, half up for the employer
    expect(priceFor(rule, family(30), { ...options, currency: 'USD' }).split).toEqual({
      credit: 0,
      employer: 2_565,
      worker: 2_564,
      ...assumed,
    });
    // 1 sol is 948.37 / 3.752 = 252.76 pesos, which have no cents: 48,637 in all, 17,062 of them the credit
    expect(priceFor(rule, earning(300_000), { ...options, currency: 'CLP' })).toMatchObject({
      total: { amount: 48_637, currency: 'CLP' },
      split: { credit: 17_062, employer: 15_788, worker: 15_787 },
    });
  });

  test('tells who pays in the currency that its trace ends in', () => {
    const { trace } = priceFor(rule, earning(300_000), { ...options, currency: 'USD' });
    expect(trace.at(-1)).toEqual({
      step: 'split',
      credit: '17.99',
      employerPercent: '50',
      employer: '16.65',
      worker: '16.65',
    });
    expect(sumOf(trace)).toEqual({ amount: 5_129, unit: 'USD' });
    expect(traceText(trace, 'PE').at(-1)).toBe(
      'Lo pagan: crédito de EPS USD 17.99, empleador USD 16.65, trabajador USD 16.65.',
    );
  });

  test('can be priced by age as well', () => {
    const byAge: EpsRule = { ...rule, premium: { by: 'age', bands: [{ from: 0, to: 120, amount: 10_000 }] } };
    expect(priceFor(byAge, family(30, 5), options).total?.amount).toBe(23_600);
  });
});
