import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statedTerms, type StatedTerms } from '../catalogue/index.ts';
import { type PriceRule, sumOfYear, usageLevels, usageScenarios } from '../pricing/index.ts';
import { anyProfile, ruleKinds, ruleOfKind } from '../pricing/testing/arbitraries.ts';
import { child, family, nobody, policyholder } from '../pricing/testing/profiles.ts';
import { tables } from '../pricing/testing/tables.ts';
import { personsOf, priceFor } from '../pricing/index.ts';
import { compileYearlyCost, yearlyEstimate, type YearlyPlan, yearlyTotals } from './index.ts';

const day = '2026-08-01';
const at = { day, tables, usage: usageScenarios.PE };
const rule: PriceRule = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 }, dependant: { from: 0, to: 17 } },
  bands: [{ from: 0, to: 64, amount: 10_000 }],
};
const percentage = { maxAmount: 8_000, unit: '%' } as const;
const stated = statedTerms({
  coverages: [
    {
      id: 1,
      name: 'Consultas',
      service: 'consultation',
      amounts: { percentage, amount: { minAmount: 3_000, unit: 'PEN' } },
    },
    {
      id: 2,
      name: 'Cirugía',
      service: 'surgery',
      amounts: { percentage, topAmount: { minAmount: 200_000, unit: 'USD' } },
    },
  ],
  terms: {},
})!;
const plan: YearlyPlan = { country: 'PE', price: rule, stated };
const totalsOf = (...[one, whose, options]: Parameters<typeof yearlyEstimate>) => {
  const estimate = yearlyEstimate(one, whose, options);
  if (typeof estimate === 'string') return undefined;
  return Object.fromEntries(usageLevels.map((level) => [level, estimate.levels[level].total.amount]));
};

describe('a year under a plan', () => {
  test('is reckoned by hand for a man of thirty', () =>
    // 12 × 100. Low: a consultation of 150 (30 + 20 % of 120 = 54) and a test of 120 that is not covered.
    // Medium: three (162), two tests (240), an image (350), medicine twice (180), an emergency (450).
    // High: six (324), four (480), two (700), six (540), two (900), four days (4,800), and 20 % of the surgery of 12,000,
    // whose 80 % exceed the cap of USD 2,000 = S/ 7,504: 4,496.
    expect(totalsOf(plan, family(30), at)).toEqual({
      low: 137_400,
      medium: 120_000 + 16_200 + 24_000 + 35_000 + 18_000 + 45_000,
      high: 120_000 + 32_400 + 48_000 + 70_000 + 54_000 + 90_000 + 480_000 + 449_600,
    }));

  test('is used by those alone whom the plan insures', () => {
    const estimate = yearlyEstimate(plan, { ...family(30), dependants: [child(20), child(8)] }, at);
    expect(typeof estimate === 'object' && estimate.users.map(({ position }) => position)).toEqual([1, 3]);
  });

  test.each<[string, YearlyPlan, Parameters<typeof yearlyEstimate>[1], Partial<typeof at>]>([
    ['nobody', plan, family(70), {}],
    ['nobody', plan, nobody, {}],
    ['noTerms', { ...plan, stated: undefined }, family(30), {}],
    ['noRate', plan, family(30), { tables: {} }],
    [
      'noUse',
      plan,
      family(30),
      {
        day: '2025-12-31',
        tables: { ...tables, exchange: { 'USD/PEN': { rows: [{ from: '2020-01-01', value: '3.7' }] } } },
      },
    ],
    [
      'notOfPersons',
      {
        ...plan,
        price: {
          kind: 'perGuard',
          unit: 'PEN',
          period: 'monthly',
          tax: { treatment: 'exempt' },
          perGuard: 1,
          minimumGuards: 1,
        },
      },
      family(30),
      {},
    ],
  ])('is told by nobody where it can’t be: %s', (why, one, whose, more) => {
    const options = { ...at, ...more };
    expect(yearlyEstimate(one, whose, options)).toBe(why);
    expect(yearlyTotals(one, whose, options)).toBeUndefined();
  });

  test('is told in another currency with the way to it', () => {
    const estimate = yearlyEstimate(plan, family(30), { ...at, currency: 'USD' });
    if (typeof estimate === 'string') throw new Error(estimate);
    const { total, trace } = estimate.levels.low;
    // S/ 1,374 ÷ 3.752 = 366.2046…
    expect(total).toEqual({ amount: 36_620, currency: 'USD' });
    expect(trace.map(({ step }) => step)).toEqual([
      'rate',
      'price',
      'service',
      'service',
      'convert',
      'round',
      'total',
    ]);
    expect(estimate.usageFrom).toBe('2026-01-01');
  });

  test('has a birth only where a mother is insured', () => {
    const births = (sex: 'male' | 'female') => {
      const estimate = yearlyEstimate(plan, { ...nobody, policyholders: [policyholder(30, { sex })] }, at);
      if (typeof estimate === 'string') throw new Error(estimate);
      return estimate.levels.high.trace.filter((step) => 'service' in step && step.service === 'birth')
        .length;
    };
    expect([births('male'), births('female')]).toEqual([0, 1]);
  });
});

const quantity = fc.record({
  amount: fc.integer({ min: 0, max: 3_000_000 }),
  unit: fc.constantFrom('PEN' as const, 'USD' as const, 'UF' as const),
});
const maybe = fc.option(quantity, { nil: undefined });
const anyStated = fc.record({
  deductible: maybe,
  mostPerYear: maybe,
  services: fc.dictionary(
    fc.constantFrom('consultation', 'laboratory', 'emergency', 'surgery', 'birth'),
    fc.record({
      percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      copayments: fc.option(fc.array(quantity, { minLength: 1, maxLength: 2 }), { nil: undefined }),
      mostPerEvent: maybe,
      mostPerYear: maybe,
    }),
  ),
}) as fc.Arbitrary<StatedTerms>;
const currency = fc.constantFrom(undefined, 'PEN' as const, 'USD' as const, 'CLP' as const);

describe.each(ruleKinds)('a list of plans of the kind %s', (kind) => {
  test('is told and ordered by the same totals that their traces add up to', () =>
    fc.assert(
      fc.property(ruleOfKind(kind), anyStated, anyProfile, currency, (price, terms, whose, asked) => {
        const one: YearlyPlan = { country: 'PE', price, stated: terms };
        const options = { ...at, currency: asked };
        const estimate = yearlyEstimate(one, whose, options);
        const traced = typeof estimate === 'string' ? undefined : estimate.levels;
        expect(yearlyTotals(one, whose, options)).toEqual(traced && totalsOf(one, whose, options));
        if (!traced || asked !== undefined) return;
        for (const level of usageLevels) {
          expect(sumOfYear(traced[level].trace)).toBe(traced[level].total.amount);
          const { total } = priceFor(price, whose, { day, tables, currency: 'PEN' });
          expect(compileYearlyCost(one, at, level)?.(total!.amount, personsOf(whose))).toBe(
            traced[level].total.amount,
          );
        }
      }),
      { numRuns: 100 },
    ));
});
