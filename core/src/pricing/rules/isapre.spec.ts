import { describe, expect, test } from 'vitest';
import { priceFor } from '../price-for.ts';
import { type PriceRule } from './rule.ts';
import { child, family, policyholder } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';

const rule = (base: number, isapre = 'consalud'): PriceRule => ({
  kind: 'isapre',
  unit: 'UF',
  period: 'monthly',
  isapre,
  base,
});
const options = { day, tables };

describe('the price of an isapre', () => {
  test('is base × factors + GES, × UF, rounded once', () => {
    // 1.16 × (1 + 1.3 + 0.6) + 0.731 × 3 = 5.557 UF; × 39,214.8 = 217,916.6436
    const price = priceFor(rule(11_600), family(30, 36, 5), options);
    expect(price.total).toEqual({ amount: 217_917, currency: 'CLP' });
    expect(price.original).toEqual({ amount: '5.557', unit: 'UF' });
  });

  test('is not the sum of rounded prices', () => {
    // Each of two persons of 30 costs 1.891 UF, 74,155.1868 pesos; two cost 148,310.3736 and not 2 × 74,155 + 1
    const price = priceFor(rule(11_600), family(30, 30, 30), options);
    // 5.673 × 39,214.8 = 222,465.5604
    expect(price.total?.amount).toBe(222_466);
    expect(price.shares.map(({ amount }) => amount)).toEqual([74_156, 74_155, 74_155]);
  });

  test('of a dependant under 2 is GES only, with a notice', () => {
    const price = priceFor(rule(11_600), family(30, 1), options);
    // 1.16 + 0.731 × 2 = 2.622 UF; × 39,214.8 = 102,821.2056
    expect(price.total?.amount).toBe(102_821);
    expect(price.shares[1]!.amount).toBe(28_666);
    expect(price.notices).toEqual([
      {
        code: 'gesOnly',
        position: 2,
        premium: '0.731',
        below: 2,
        text: 'Persona 2: por ser menor de 2 años, el precio del plan es $ 0 y solo se paga GES (UF 0,731 al mes).',
      },
    ]);
    expect(priceFor(rule(11_600), family(30, 2), options).notices).toEqual([]);
  });

  test('of a dependant whose factor is 0 names the age below which the table has it', () => {
    const bands = [
      { from: 0, below: 4, policyholder: '1', dependant: '0' },
      { from: 4, below: null, policyholder: '1', dependant: '1' },
    ];
    const other = { ...tables, riskFactors: { rows: [{ from: '2020-01-01', bands }] } };
    const [notice] = priceFor(rule(11_600), family(30, 3), { day, tables: other }).notices;
    expect(notice?.text).toContain('por ser menor de 4 años');
  });

  test.each([
    // An upper bound is not in its band any more: 0.6, 0.9, 1, 1.3, 1.4, 2 and 2.4 × 2 UF + 0.731
    [19, '1.931'],
    [20, '2.531'],
    [24, '2.531'],
    [25, '2.731'],
    [34, '2.731'],
    [35, '3.331'],
    [45, '3.531'],
    [55, '4.731'],
    [64, '4.731'],
    [65, '5.531'],
    [120, '5.531'],
  ])('at the age of %i is %s UF for a policyholder', (age, uf) => {
    const profile = { ...family(), policyholders: [policyholder(age)] };
    expect(priceFor(rule(20_000), profile, options).original?.amount).toBe(uf);
  });

  test('of somebody’s partner with a contribution of their own has a policyholder’s factor', () => {
    const partner = policyholder(40, { relationship: 'spouse' });
    const both = { ...family(40), policyholders: [policyholder(40), partner] };
    const dependant = { ...family(40), dependants: [child(40, { relationship: 'spouse' })] };
    // 1.3 + 1.3 against 1.3 + 0.9
    expect(priceFor(rule(10_000), both, options).original?.amount).toBe('4.062');
    expect(priceFor(rule(10_000), dependant, options).original?.amount).toBe('3.662');
  });

  test('has the GES premium of its day', () => {
    const before = priceFor(rule(10_000), family(30), { ...options, day: '2025-12-31' });
    const after = priceFor(rule(10_000), family(30), { ...options, day: '2026-01-01' });
    expect([before.original?.amount, after.original?.amount]).toEqual(['1.602', '1.731']);
  });

  test('has the UF of its day, and says when it had to do with another', () => {
    const on = (other: string) => priceFor(rule(10_000), family(30), { ...options, day: other });
    // 1.731 × 39,220.15 = 67,890.07965
    expect(on('2026-08-02').total?.amount).toBe(67_890);
    expect(on('2026-08-02').notices).toEqual([]);
    expect(on('2026-08-05').notices).toMatchObject([{ code: 'rateLastKnown', rateFrom: '2026-08-02' }]);
    expect(on('2026-07-31').notices).toMatchObject([{ code: 'rateFallback', rate: '39214.8' }]);
  });

  test('is not made up where a table has nothing', () => {
    const unknown = priceFor(rule(10_000, 'isalud'), family(30, 5), options);
    expect(unknown).toMatchObject({ arePricesDefined: false, profilesWithPrice: 0, profilesEvaluated: 2 });
    expect(unknown.total).toBeUndefined();
    expect(unknown.profiles[1]).toEqual({
      position: 2,
      method: 'PriceNotFound',
      reason: { code: 'tableMissing', table: 'gesPremiums' },
      text: 'Aún no conocemos la prima GES de la isapre para este día.',
    });
    const withoutRate = { day, tables: { ...tables, exchange: {} } };
    expect(priceFor(rule(10_000), family(30), withoutRate).profiles).toMatchObject([
      { reason: { code: 'tableMissing', table: 'exchange' } },
    ]);
  });
});
