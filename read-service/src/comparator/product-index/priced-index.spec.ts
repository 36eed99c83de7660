/** Prices of an index against each product priced by itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyShare } from '@cotejo/core/comparator';
import { compile, usageScenarios } from '@cotejo/core/pricing';
import { anyProfile, ruleKinds, ruleOfKind } from '../../../../core/src/pricing/testing/arbitraries.ts';
import { day, tables } from '../../../../core/src/pricing/testing/tables.ts';
import { createMarket } from '../market.ts';
import { indexed } from '../testing/indexed.ts';

const all = (['PEN', 'CLP'] as const).map((currency) => ({
  day,
  tables,
  currency,
  usage: usageScenarios.PE,
}));

describe.each(ruleKinds)('prices of the kind %s', (kind) => {
  test('are those of each product by itself, in each currency', () => {
    fc.assert(
      fc.property(
        fc.array(ruleOfKind(kind), { minLength: 1, maxLength: 5 }),
        fc.array(anyProfile, { minLength: 1, maxLength: 6 }),
        (rules, profiles) => {
          const market = createMarket('PE');
          rules.forEach((rule, nth) => market.put(indexed(`p-${nth}`, { rule })));
          for (const [profile, terms] of profiles.flatMap((one) =>
            all.map((other) => [one, other] as const),
          )) {
            const priced = market.priced(terms, 'v1');
            const prices = priced.pricesFor(profile).within(market.index.all());
            const byThemselves = rules.map((rule) => {
              const total = compile(rule, terms).totalOf(profile);
              return total === undefined ? Infinity : total * monthlyShare(rule.period);
            });
            expect([...prices.subarray(0, rules.length)]).toEqual(byThemselves);
          }
        },
      ),
    );
  });
});
