import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examplePublication } from '../../../core/src/catalogue/testing/plans.ts';
import { type Demand, roundedStatistics } from './plan-statistics.ts';

const demand = (code: string, requests: number, type = 'salud'): Demand => ({
  code,
  requests,
  publication: examplePublication({ code, type, amount: 100 }),
});

describe('the numbers that everybody may read', () => {
  test('are of plans by their kind, rounded down', () =>
    expect(roundedStatistics([demand('a', 12), demand('b', 9, 'vida'), demand('c', 6)])).toEqual({
      requests: 25,
      productTypes: [
        {
          productType: 'salud',
          displayName: 'salud',
          requests: 15,
          plans: [
            { productCode: 'a', displayName: 'Plan a', requests: 10 },
            { productCode: 'c', displayName: 'Plan c', requests: 5 },
          ],
        },
        {
          productType: 'vida',
          displayName: 'vida',
          requests: 5,
          plans: [{ productCode: 'b', displayName: 'Plan b', requests: 5 }],
        },
      ],
    }));

  test('say nothing of a plan that hardly anybody asked for', () => {
    expect(roundedStatistics([demand('a', 4)])).toEqual({ requests: 0, productTypes: [] });
    expect(roundedStatistics([demand('a', 4), demand('b', 4)])).toMatchObject({
      requests: 5,
      productTypes: [{ requests: 5, plans: [] }],
    });
    expect(roundedStatistics([])).toEqual({ requests: 0, productTypes: [] });
  });

  test('never tell a number that is not a multiple of five, and never more than there were', () => {
    const demands = fc.array(
      fc.record({ code: fc.uuid(), requests: fc.nat(500), type: fc.constantFrom('salud', 'vida', 'dental') }),
    );
    fc.assert(
      fc.property(demands, (given) => {
        const all = given.map(({ code, requests, type }) => demand(code, requests, type));
        const { requests, productTypes } = roundedStatistics(all);
        const told = [
          requests,
          ...productTypes.flatMap((type) => [type, ...type.plans]).map((one) => one.requests),
        ];
        expect(told.every((number) => number % 5 === 0)).toBe(true);
        for (const type of productTypes)
          for (const { productCode, requests } of type.plans) {
            const real = all.find(({ code }) => code === productCode)!.requests;
            expect([requests > 0, requests <= real]).toEqual([true, true]);
          }
      }),
    );
  });
});
