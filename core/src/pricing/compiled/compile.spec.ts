import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, timesFraction } from './compile.ts';
import { priceFor } from '../price-for.ts';
import { type PriceRule } from '../rules/rule.ts';
import { family, nobody } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';

const options = { day, tables };
const perWorker = (amount: number): PriceRule => ({
  kind: 'collective',
  unit: 'UF',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IVA' },
  minimumWorkers: 1,
  tiers: [{ fromWorkers: 1, perWorker: amount, perDependant: amount }],
});
const workers = (employees: number) => ({ ...nobody, company: { employees, dependants: 0 } });

describe('the fast path', () => {
  test('is exact where its own numbers would not be', () => {
    // 9,999,999.9999 UF × 90,001 × 1.19 × 39,214.8 is more than a number of sixteen digits can tell apart on the way
    const compiled = compile(perWorker(99_999_999), options);
    const exact = (99_999_999n * 90_001n * 119n * 392_148n * 2n + 10_000_000n) / (2n * 10_000_000n);
    expect(BigInt(compiled.totalOf(workers(90_001))!)).toBe(exact);
    expect(priceFor(perWorker(99_999_999), workers(90_001), options).total?.amount).toBe(Number(exact));
  });

  test('rounds like numbers without an end, up to the largest that a double is exact for', () => {
    const fraction = fc.tuple(fc.nat({ max: 2 ** 26 }), fc.integer({ min: 1, max: 2 ** 52 }));
    fc.assert(
      fc.property(fraction, fc.nat({ max: 2 ** 26 }), fc.boolean(), ([numerator, denominator], of, isTop) => {
        const amount = isTop && numerator > 0 ? Math.floor(Number.MAX_SAFE_INTEGER / numerator) : of;
        const [raised, by] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
        expect(timesFraction(amount, { numerator, denominator })).toBe(
          Number((2n * raised + by) / (2n * by)),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('tells no price that no number can hold, and neither does the other', () => {
    const [rule, company] = [perWorker(100_000_000_000), workers(1_000_000)];
    expect(compile(rule, options).totalOf(company)).toBeUndefined();
    expect(priceFor(rule, company, options)).toMatchObject({
      arePricesDefined: false,
      profiles: [{ reason: { code: 'tooLarge' } }],
    });
  });

  test('has no price where a table has nothing', () => {
    const isapre: PriceRule = {
      kind: 'isapre',
      unit: 'UF',
      period: 'monthly',
      isapre: 'isalud',
      base: 10_000,
    };
    expect(compile(isapre, options).totalOf(family(30))).toBeUndefined();
    expect(compile(perWorker(1), { day, tables: {} }).totalOf(workers(1))).toBeUndefined();
  });

  test('rounds half up, also when the half is all there is', () => {
    // 0.50 soles at 1 to 1 with 1 % tax of 50: 50.5 minor units
    const half: PriceRule = {
      kind: 'fixed',
      unit: 'PEN',
      period: 'monthly',
      tax: { treatment: 'added', name: 'IGV' },
      amount: 50,
    };
    const at = { day, tables: { taxes: { IGV: { rows: [{ from: '2000-01-01', percent: '1' }] } } } };
    expect([compile(half, at).totalOf(nobody), priceFor(half, nobody, at).total?.amount]).toEqual([51, 51]);
  });
});
