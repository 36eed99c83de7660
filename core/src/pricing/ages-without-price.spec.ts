import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agesWithoutPrice } from './ages-without-price.ts';
import { priceFor } from './price-for.ts';
import { onePrice } from './testing/age-bands.ts';
import { ruleOfKind } from './testing/arbitraries.ts';
import { nobody } from './testing/profiles.ts';
import { day, tables } from './testing/tables.ts';

test.each<[string, Partial<typeof onePrice>, object[]]>([
  ['for everybody', {}, []],
  [
    'but for the youngest holders and one age in the midst',
    { bands: [{ from: 20, to: 39, amount: 1 }, { from: 41, to: 64, amount: 1 }], insured: { holder: { from: 18, to: 64 } } },
    [{ role: 'holder', from: 18, to: 19 }, { role: 'holder', from: 40, to: 40 }],
  ],
  [
    'but for boys',
    { bands: [{ from: 18, to: 64, amount: 1 }, { from: 0, to: 17, sex: 'female', amount: 1 }] },
    [{ role: 'dependant', from: 0, to: 17 }],
  ],
])('a rule with a price %s tells the ages without one', (_, change, told) =>
  expect(agesWithoutPrice({ ...onePrice, ...change })).toEqual(told)); // oxfmt-ignore

test('a holder has a price at each age that is insured and not told', () =>
  fc.assert(
    fc.property(ruleOfKind('ageBands'), fc.integer({ min: 0, max: 120 }), (any, age) => {
      if (any.kind !== 'ageBands' || any.eligibility) return;
      const { holder } = any.insured;
      const isInsured = holder !== undefined && age >= holder.from && age <= holder.to;
      const isTold = agesWithoutPrice(any).some(
        ({ role, from, to }) => role === 'holder' && age >= from && age <= to,
      );
      const priced = (['female', 'male'] as const).map(
        (sex) => priceFor(any, { ...nobody, policyholders: [{ age, sex }] }, { day, tables }).profilesWithPrice,
      );
      expect(isInsured && !isTold).toBe(priced.every((count) => count > 0));
    }),
  )); // oxfmt-ignore
