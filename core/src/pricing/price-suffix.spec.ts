import { describe, expect, test } from 'vitest';
import { priceFor } from './price-for.ts';
import { periods } from './periods.ts';
import { priceSuffix } from './price-suffix.ts';
import { priceRule } from './rules/rule.ts';
import { nobody } from './testing/profiles.ts';
import { day, tables } from './testing/tables.ts';

const options = { day, tables };
const exempt = { treatment: 'exempt' } as const;
const collective = priceRule.parse({
  kind: 'collective',
  unit: 'PEN',
  period: 'monthly',
  tax: exempt,
  tiers: [{ fromWorkers: 5, perWorker: 4_550, perDependant: 2_000 }],
});
const guards = priceRule.parse({
  kind: 'perGuard',
  unit: 'CLP',
  period: 'yearly',
  tax: exempt,
  perGuard: 900,
});
const sctr = priceRule.parse({
  kind: 'sctr',
  unit: 'PEN',
  period: 'monthly',
  covers: [{ cover: 'health', minimum: 1_000, tax: exempt }],
});
const work = { income: 100_000, employees: 1, sector: 'construccion' };

describe('an amount is followed by', () => {
  test.each([
    ['of one worker, until the company is known', collective, nobody, '/mes p/p'],
    [
      'of a company',
      collective,
      { ...nobody, company: { employees: 12, dependants: 0 } },
      '/mes · Total por empresa',
    ],
    ['of one guard', guards, nobody, '/año p/p'],
    ['of all guards', guards, { ...nobody, guards: 3 }, '/año · Total por empresa'],
    ['of SCTR', sctr, { ...nobody, sctr: work }, '/mes · Total por empresa'],
  ])('how often it is paid and for whom: %s', (_, rule, profile, suffix) =>
    expect(priceSuffix(priceFor(rule, profile, options))).toBe(suffix),
  );

  test('how often alone, where it is a person’s', () => {
    const suffixes = periods.map((period) =>
      priceSuffix({ ...priceFor(collective, nobody, options), period, notices: [], trace: [] }),
    );
    expect(suffixes).toEqual([
      '/día',
      '/semana',
      '/quincena',
      '/mes',
      '/bimestre',
      '/trimestre',
      '/cuatrimestre',
      '/semestre',
      '/año',
      'pago único',
    ]);
  });
});
