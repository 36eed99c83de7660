import { describe, expect, test } from 'vitest';
import { priceRangeOf } from './price-range.ts';
import { nobody, policyholder } from './testing/profiles.ts';
import { day, tables } from './testing/tables.ts';

const rangeFor = (...incomes: (number | undefined)[]) =>
  priceRangeOf(
    { ...nobody, policyholders: incomes.map((income) => policyholder(30, { income })) },
    { day, tables },
  );

describe('the price range of a visitor in Chile', () => {
  test('is what the contribution pays, and 5 % more', () => {
    // 1,650,000 ÷ 0.8 = 2,062,500; × 7 % = 144,375; × 1.05 = 151,593.75; × 0.90477 = 137,157.48
    expect(rangeFor(1_650_000)).toEqual({
      least: 137_157,
      most: 151_594,
      contributions: [{ position: 1, amount: '144375', isCapped: false }],
      // 144,375 ÷ 39,214.8
      contribution: { clp: '144375', uf: '3.681646' },
      cap: 3_443_059,
    });
  });

  test('grows no more above 87.8 UF', () => {
    // 87.8 × 39,214.8 = 3,443,059.44; × 7 % × 1.05 = 253,064.87; × 0.90477 = 228,965.50
    expect(rangeFor(5_000_000)).toMatchObject({ least: 228_966, most: 253_065 });
    expect(rangeFor(50_000_000)).toEqual(rangeFor(5_000_000));
    // 87.8 × 7 %
    expect(rangeFor(5_000_000)?.contribution).toEqual({ clp: '241014.1608', uf: '6.146' });
    // 0.8 × 3,443,059.44 = 2,754,447.552
    const isCapped = (income: number) => rangeFor(income)?.contributions[0]!.isCapped;
    expect([isCapped(2_754_447), isCapped(2_754_448)]).toEqual([false, true]);
  });

  test('adds up what two contribute, each with a cap of their own', () =>
    expect(rangeFor(1_650_000, 5_000_000)).toMatchObject({ least: 366_123, most: 404_659 }));

  test('is from the taxable income itself where that is known', () =>
    // 2,000,000 × 7 % × 1.05
    expect(
      priceRangeOf(
        { ...nobody, policyholders: [policyholder(30, { income: 1, taxableIncome: 2_000_000 })] },
        { day, tables },
      ),
    ).toMatchObject({ most: 147_000, least: 133_001 }));

  test('is the table’s own while nobody told an income', () =>
    expect([rangeFor(), rangeFor(undefined), rangeFor(0)]).toEqual(
      Array(3).fill({ least: 120_000, most: 150_000, contributions: [], cap: 3_443_059 }),
    ));

  test('is not made up without a table', () =>
    expect(priceRangeOf(nobody, { day: '2020-01-01', tables })).toBeUndefined());
});
