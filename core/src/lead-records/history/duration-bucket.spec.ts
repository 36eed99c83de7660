import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationBucket, durationScale } from './duration-bucket.ts';

const century = 100 * 366 * 24 * 3_600;

test('the durations of a bucket differ by eight percent at most, and the first twenty seconds not at all', () => {
  const seconds = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: century }));
  fc.assert(
    fc.property(seconds, seconds, (one, other) => {
      const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
      const [first, second] = [durationBucket(shorter), durationBucket(longer)];
      expect(first).toBeLessThanOrEqual(second);
      if (first === second) expect(longer).toBeLessThanOrEqual(shorter * durationScale.growth);
    }),
    { numRuns: 2_000 },
  );
});

test('a century fits into a small number', () => {
  expect(durationBucket(century)).toBeLessThan(500);
  expect(durationBucket(-5)).toBe(0);
});
