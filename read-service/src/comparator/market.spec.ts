/** A market in which products come and go, against one that was filled at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { family } from '../../../core/src/pricing/testing/profiles.ts';
import { createMarket } from './market.ts';
import { search } from './search/search.ts';
import { type IndexedProduct } from './product-index/product-index.ts';
import { everything, product, profile, terms } from './testing/questions.ts';
import { byAge, indexed } from './testing/indexed.ts';

describe('an index that changes', () => {
  const change = fc.oneof(
    { weight: 3, arbitrary: product.map((one) => ({ put: one })) },
    { weight: 1, arbitrary: fc.constantFrom(...'abcdefghijkl').map((code) => ({ remove: code })) },
  );

  test('answers like one that was filled with what is left, also for who asked before', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40, size: 'max' }), profile, (changes, whose) => {
        const grown = createMarket('PE');
        const left = new Map<string, IndexedProduct>();
        const ask = (market: ReturnType<typeof createMarket>) => {
          const priced = market.priced(terms, 'v1');
          const prices = priced.pricesFor(whose);
          const { first, ...found } = search(market.index, prices, priced.deductibleAt, everything);
          return {
            first: first.map((row) => [
              market.index.at(row),
              prices.at(row),
              prices.yearAt(row),
              priced.deductibleAt(row),
            ]),
            total: found.total,
            bounds: [found.facets.price, found.facets.deductible],
            digest: market.index.digest(),
          };
        };
        for (const one of changes) {
          if ('put' in one) left.set(one.put.code, one.put);
          else left.delete(one.remove);
          if ('put' in one) grown.put(one.put);
          else grown.remove(one.remove);
          ask(grown);
        }
        const filled = createMarket('PE');
        for (const one of left.values()) filled.put(one);
        expect(ask(grown)).toEqual(ask(filled));
      }),
    );
  });

  test('has room for more than it began with', () => {
    const market = createMarket('PE');
    const priced = market.priced(terms, 'v1');
    for (let nth = 0; nth < 1_000; nth++) market.put(indexed(`p-${nth}`));
    expect(search(market.index, priced.pricesFor(family(30)), priced.deductibleAt, everything).total).toBe(
      1_000,
    );
    for (let nth = 1_000; nth < 3_000; nth++) market.put(indexed(`p-${nth}`, { rule: byAge(nth) }));
    const { total, facets } = search(
      market.index,
      priced.pricesFor(family(30)),
      priced.deductibleAt,
      everything,
    );
    expect([total, facets.price]).toEqual([3_000, { from: 1_000, to: 10_000 }]);
  });

  test('is prepared in portions until all of it is', () => {
    const market = createMarket('PE');
    for (let nth = 0; nth < 1_500; nth++) market.put(indexed(`p-${nth}`));
    const priced = market.priced(terms, 'v1');
    let portions = 1;
    while (priced.prepare(1_000)) portions += 1;
    expect(portions).toBe(Math.ceil(market.index.room() / 1_000));
    market.put(indexed('p-0', { rule: byAge(1) }));
    expect(priced.pricesFor(family(30)).at(0)).toBe(1);
  });
});
