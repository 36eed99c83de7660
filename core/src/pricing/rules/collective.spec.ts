import { describe, expect, test } from 'vitest';
import { priceFor } from '../price-for.ts';
import { nobody } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';
import { collectiveRule } from './collective.ts';

const rule = collectiveRule.parse({
  kind: 'collective',
  unit: 'UF',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  tiers: [
    { fromWorkers: 5, perWorker: 4_550, perDependant: 2_000 },
    { fromWorkers: 50, perWorker: 3_910, perDependant: 1_800 },
  ],
});
const options = { day, tables };
const company = (employees: number, dependants = 0) => ({ ...nobody, company: { employees, dependants } });

describe('insurance of employees', () => {
  test('costs per worker until the company is known', () => {
    const price = priceFor(rule, nobody, options);
    // 0.455 UF × 39,214.8 = 17,842.734
    expect(price).toMatchObject({ total: { amount: 17_843 }, single: { amount: 17_843 } });
    expect(price.notices).toMatchObject([{ code: 'perWorker', minimum: 5 }]);
  });

  test('costs what all workers and their dependants cost', () => {
    const price = priceFor(rule, company(12, 3), options);
    // 12 × 0.455 + 3 × 0.2 = 6.06 UF; × 39,214.8 = 237,641.688
    expect(price).toMatchObject({ total: { amount: 237_642 }, single: { amount: 17_843 }, notices: [] });
  });

  test('costs less per worker from so many on', () =>
    // 50 × 0.391 = 19.55 UF; × 39,214.8 = 766,649.34
    expect(priceFor(rule, company(50), options).total?.amount).toBe(766_649));

  test('needs the minimum of workers, 5 where the plan says nothing', () => {
    expect(rule.minimumWorkers).toBe(5);
    expect(priceFor(rule, company(4), options)).toMatchObject({
      arePricesDefined: false,
      profilesEvaluated: 1,
      profiles: [{ method: 'PriceNotFound', text: 'Plan para un mínimo de 5 empleados.' }],
    });
    expect(priceFor(rule, company(5), options).arePricesDefined).toBe(true);
  });
});
