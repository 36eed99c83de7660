import { describe, expect, test } from 'vitest';
import { type Coverage, statedTerms } from '../product-content/index.ts';
import { type Dependant } from '../profile/profile.ts';
import { perfilIngreso, type Profile } from '../profile/index.ts';
import { type PriceRule, usageScenarios } from '../pricing/index.ts';
import { usageLevels } from '../reference/usage-levels.ts';
import { type Tables } from '../price-tables/index.ts';
import { yearlyEstimate, type YearlyPlan, yearlyTotals } from './index.ts';

const day = '2026-08-01';
const tables: Tables = { exchange: { 'USD/PEN': { rows: [{ from: '2020-01-01', value: '3.752' }] } } };
const nobody: Profile = { country: 'PE', policyholders: [], dependants: [], pets: [], isEntered: true };
const aged = (age: number, sex: 'male' | 'female' = 'male'): Profile => ({
  ...nobody,
  policyholders: [{ age, sex }],
});
const child = (age: number): Dependant => ({ age, sex: 'female', relationship: 'child' });
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
const coverages: Coverage[] = [
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
];
const stated = statedTerms({ coverages, terms: {} })!;
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
    expect(totalsOf(plan, aged(30), at)).toEqual({
      low: 137_400,
      medium: 120_000 + 16_200 + 24_000 + 35_000 + 18_000 + 45_000,
      high: 120_000 + 32_400 + 48_000 + 70_000 + 54_000 + 90_000 + 480_000 + 449_600,
    }));

  test('is used by those alone whom the plan insures', () => {
    const estimate = yearlyEstimate(plan, { ...aged(30), dependants: [child(20), child(8)] }, at);
    expect(typeof estimate === 'object' && estimate.users.map(({ position }) => position)).toEqual([1, 3]);
  });

  test('has a birth where maternity is asked for, as the call tells it, by both ways', () => {
    const births = (maternidad: unknown) => {
      const whose = perfilIngreso('PE').parse({ cotizante: [{ sexo: 'Femenino', edad: 45, maternidad }] });
      const estimate = yearlyEstimate(plan, whose, at);
      if (typeof estimate === 'string') throw new Error(estimate);
      const { trace, total } = estimate.levels.high;
      expect(yearlyTotals(plan, whose, at)?.high).toBe(total.amount);
      return trace.filter((step) => step.step === 'service' && step.service === 'birth').length;
    };
    expect([births('true'), births('false'), births(undefined)]).toEqual([1, 0, 0]);
  });

  test.each<[string, YearlyPlan, Parameters<typeof yearlyEstimate>[1], Partial<typeof at>]>([
    ['nobody', plan, aged(70), {}],
    ['nobody', plan, nobody, {}],
    ['noTerms', { ...plan, stated: undefined }, aged(30), {}],
    ['noRate', plan, aged(30), { tables: {} }],
    ['noUse', plan, aged(30), { day: '2025-12-31' }],
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
      aged(30),
      {},
    ],
  ])('is told by nobody where it can’t be: %s', (why, one, whose, more) => {
    const options = { ...at, ...more };
    expect(yearlyEstimate(one, whose, options)).toBe(why);
    expect(yearlyTotals(one, whose, options)).toBeUndefined();
  });

  test('is told in another currency with the way to it', () => {
    const estimate = yearlyEstimate(plan, aged(30), { ...at, currency: 'USD' });
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

  test('names each exchange value once, whichever units lead over it', () => {
    const topAmount = { minAmount: 100_000, unit: 'UF' } as const;
    const emergency = {
      id: 3,
      name: 'Urgencia',
      service: 'emergency',
      amounts: { percentage, topAmount },
    } as const;
    const both = statedTerms({ coverages: [...coverages, emergency], terms: {} });
    const exchange = {
      ...tables.exchange,
      'UF/CLP': { rows: [{ from: '2026-08-01', value: '39214.8' }] },
      'USD/CLP': { rows: [{ from: '2026-08-01', value: '950' }] },
    };
    const estimate = yearlyEstimate({ ...plan, stated: both }, aged(30), { ...at, tables: { exchange } });
    if (typeof estimate === 'string') throw new Error(estimate);
    const rates = estimate.levels.low.trace.flatMap((step) =>
      step.step === 'rate' ? [`${step.from} ${step.to}`] : [],
    );
    expect(rates.toSorted()).toEqual(['CLP USD', 'UF CLP', 'USD PEN']);
  });

  test('has a birth only where a mother is insured', () => {
    const births = (sex: 'male' | 'female') => {
      const estimate = yearlyEstimate(plan, aged(30, sex), at);
      if (typeof estimate === 'string') throw new Error(estimate);
      return estimate.levels.high.trace.filter((step) => 'service' in step && step.service === 'birth')
        .length;
    };
    expect([births('male'), births('female')]).toEqual([0, 1]);
  });
});
