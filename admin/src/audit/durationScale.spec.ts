import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationScale, placeOf } from './durationScale.ts';

const hour = 3_600;
const day = 24 * hour;

describe('the scale of durations', () => {
  test.each([
    [0, [0, 60]],
    [200, [0, 60, 120, 180, 240]],
    [9 * hour, [0, 2 * hour, 4 * hour, 6 * hour, 8 * hour, 10 * hour]],
    [3 * day, [0, day, 2 * day, 3 * day]],
    [400 * day, [0, 90 * day, 180 * day, 270 * day, 360 * day, 450 * day]],
  ])('up to %i seconds has round marks', (longest, marks) =>
    expect(durationScale(longest).marks).toEqual(marks),
  );

  test('has few marks, and holds whatever is drawn', () =>
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (longest) => {
        const scale = durationScale(longest);
        expect(scale.marks.length).toBeLessThanOrEqual(6);
        expect(scale.end).toBeGreaterThanOrEqual(longest);
        expect(scale.marks.at(-1)).toBe(scale.end);
      }),
    ));

  test('places a duration where it ends', () =>
    expect(placeOf(3 * hour, durationScale(10 * hour))).toBeCloseTo(30));
});
