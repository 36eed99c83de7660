/** The years of lists against those that have a trace, for plans and people of every kind. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StatedTerms } from '../product-content/index.ts';
import { compileYearlyCost, yearlyEstimate, type YearlyPlan, yearlyTotals } from './index.ts';
import { ownShares, personsOf, priceFor, sumOfYear, usageScenarios } from '../pricing/index.ts';
import { usageLevels } from '../reference/usage-levels.ts';
import { anyProfile, ruleKinds, ruleOfKind } from '../pricing/testing/arbitraries.ts';
import { day, tables } from '../pricing/testing/tables.ts';

const at = { day, tables, usage: usageScenarios.PE };
const totalsOf = (...[one, whose, options]: Parameters<typeof yearlyEstimate>) => {
  const estimate = yearlyEstimate(one, whose, options);
  if (typeof estimate === 'string') return undefined;
  return Object.fromEntries(usageLevels.map((level) => [level, estimate.levels[level].total.amount]));
};

const quantity = fc.record({
  amount: fc.integer({ min: 0, max: 3_000_000 }),
  unit: fc.constantFrom('PEN' as const, 'USD' as const, 'UF' as const),
});
const maybe = fc.option(quantity, { nil: undefined });
const some = fc.option(fc.array(quantity, { minLength: 1, maxLength: 2 }), { nil: undefined });
const served = ['consultation', 'laboratory', 'emergency', 'surgery', 'birth'] as const;
const mostTimes = fc.option(fc.nat({ max: 9 }), { nil: undefined });
const anyStated = fc.record({
  deductible: maybe,
  mostPerYear: maybe,
  services: fc.dictionary(
    fc.constantFrom(...served),
    fc.record({
      percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      copayments: some,
      deductible: maybe,
      mostPerEvent: some,
      mostPerYear: some,
      mostTimesPerYear: mostTimes,
    }),
  ),
  shared: fc.array(
    fc.record({
      services: fc.subarray([...served], { minLength: 1 }),
      mostPerYear: maybe,
      mostTimesPerYear: mostTimes,
    }),
    { maxLength: 2 },
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
          const own = ownShares(whose, { day, tables, currency: 'PEN' })(price, total!.amount);
          expect(compileYearlyCost(one, at, level)?.(own, personsOf(whose))).toBe(traced[level].total.amount);
        }
      }),
      { numRuns: 100 },
    ));
});
