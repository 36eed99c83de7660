import { describe, expect, test } from 'vitest';
import { affinity, recommendation, recommended, traitsOf, weightsFor } from './index.ts';

const plan = { priceShare: 1, score: 8, clinics: 10 };

describe('the recommended order', () => {
  test('is made of price, score and clinics, and their weights add up', () => {
    expect(recommendation.map(({ trait }) => trait)).toEqual(['price', 'score', 'network']);
    expect(recommendation.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  test('knows nothing of commissions, promotions and insurers', () =>
    expect(
      traitsOf({ ...plan, commissionPercentage: 100, isPromoted: true, organizationId: 1 } as typeof plan),
    ).toEqual({ price: 1, score: 0.8, network: 0.5 }));

  test('takes a plan without a score for an average one', () =>
    expect(traitsOf({ ...plan, score: undefined }).score).toBe(0.5));

  test.each([
    ['a lower price', { priceShare: 0.5 }],
    ['a better score', { score: 3 }],
    ['more clinics', { clinics: 2 }],
  ])('prefers %s', (_, worse) => {
    const weights = weightsFor(undefined);
    expect(recommended(traitsOf(plan), weights)).toBeGreaterThan(
      recommended(traitsOf({ ...plan, ...worse }), weights),
    );
  });

  test('can be all about the price, or not about it at all', () => {
    expect(weightsFor(1)).toEqual({ price: 1, score: 0, network: 0 });
    const { price, score, network } = weightsFor(0);
    expect([price, score + network]).toEqual([0, expect.closeTo(1)]);
  });
});

test('affinity is ten for a plan that has all that was chosen and nothing better beside it', () => {
  expect(affinity(1, 1)).toBeCloseTo(10);
  expect(affinity(0.5, 1)).toBeCloseTo(6.5);
});
