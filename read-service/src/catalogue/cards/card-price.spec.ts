import { type Price } from '@cotejo/core/pricing';
import { expect, test } from 'vitest';
import { shownPrice } from './card-price.ts';

const price: Price = {
  day: '2026-11-26',
  period: 'monthly',
  total: { amount: 19_242, currency: 'PEN' },
  shares: [],
  profilesWithPrice: 1,
  profilesEvaluated: 1,
  arePricesDefined: true,
  profiles: [{ position: 1, method: 'PriceFound' }],
  notices: [],
  trace: [],
};

test('a price says who pays it, in major units, and what of that is assumed', () => {
  const split = { credit: 6_750, employer: 6_246, worker: 6_246, employerPercent: '50', isAssumed: true };
  expect(shownPrice({ ...price, split }, undefined)).toMatchObject({
    minPrice: 192.42,
    split: { credit: 67.5, employer: 62.46, worker: 62.46, employerPercent: '50', isAssumed: true },
  });
  expect(shownPrice(price, undefined)).toMatchObject({ minPrice: 192.42, split: null });
});

test('a price says what the contribution to health pays of it', () => {
  expect(
    shownPrice({ ...price, contribution: { amount: 70_000, isEstimated: true } }, undefined),
  ).toMatchObject({
    contribution: { amount: 70_000, isEstimated: true },
  });
  expect(shownPrice({ ...price, contribution: { isEstimated: false } }, undefined)).toMatchObject({
    contribution: { amount: null },
  });
  expect(shownPrice(price, undefined)).toMatchObject({ contribution: null });
});
