import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demandPeriod, demandStep, popularity, roundedDemand } from './index.ts';

const plan = { requests: 10, isPopular: false, score: 5 };
const anyPlan = fc.record({
  requests: fc.integer({ min: 0, max: 1e9 }),
  isPopular: fc.boolean(),
  score: fc.option(
    fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
});

describe('how popular a plan is', () => {
  test('is how often it was asked for, before any mark and score', () =>
    fc.assert(
      fc.property(anyPlan, anyPlan, (one, other) => {
        if (roundedDemand(one.requests) > roundedDemand(other.requests))
          expect(popularity(one)).toBeGreaterThan(popularity(other));
      }),
      { numRuns: 1_000 },
    ));

  test('is decided by the mark and then the score between plans that are asked for as much', () => {
    expect(popularity({ ...plan, isPopular: true, score: 0 })).toBeGreaterThan(
      popularity({ ...plan, score: 10 }),
    );
    expect(popularity({ ...plan, score: 5.1 })).toBeGreaterThan(popularity(plan));
    expect(popularity({ ...plan, score: undefined })).toBe(popularity({ ...plan, score: 0 }));
  });

  test('tells no exact number: requests within a step make no difference', () => {
    for (let more = 0; more < demandStep; more++)
      expect(popularity({ ...plan, requests: 10 + more })).toBe(popularity(plan));
    expect(popularity({ ...plan, requests: demandStep - 1 })).toBe(popularity({ ...plan, requests: 0 }));
  });

  test('knows nothing of commissions, promotions and insurers', () =>
    expect(
      popularity({ ...plan, commissionPercentage: 100, isPromoted: true, organizationId: 1 } as typeof plan),
    ).toBe(popularity(plan)));
});

test('what counts is thirty whole days, until yesterday', () => {
  expect(demandPeriod(new Date('2026-11-20T00:00:00Z'))).toEqual({ from: '2026-10-21', to: '2026-11-19' });
  expect(demandPeriod(new Date('2026-11-20T23:59:59Z'))).toEqual({ from: '2026-10-21', to: '2026-11-19' });
});
