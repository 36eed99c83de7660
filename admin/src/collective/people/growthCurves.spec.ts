import { describe, expect, test } from 'vitest';
import { deviations, frame, growthCurves } from './growthCurves.ts';

describe.each(['weight', 'bmi'] as const)('the curves of %s', (kind) => {
  const { lines, band, place, ticks } = growthCurves(kind, 'male');

  test('stand one above the other, within the frame', () => {
    expect(lines.map(({ z }) => z)).toEqual(deviations);
    const ends = lines.map(({ end }) => end.y);
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    for (const { path } of lines)
      for (const [, x, y] of path.matchAll(/([\d.]+) ([\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(frame.left);
        expect(Number(x)).toBeLessThanOrEqual(frame.width - frame.right);
        expect(Number(y)).toBeGreaterThanOrEqual(frame.top);
        expect(Number(y)).toBeLessThanOrEqual(frame.height - frame.bottom);
      }
  });
  test('have a band that is closed', () => expect(band).toMatch(/^M.*Z$/));
  test('have even labels', () => {
    for (const labels of [ticks.x, ticks.y]) {
      const steps = labels.slice(1).map(({ value }, place) => value - labels[place]!.value);
      expect(steps.length).toBeGreaterThan(2);
      expect(new Set(steps).size).toBe(1);
    }
  });
  test('place what the table covers, and nothing else', () => {
    const [first, last] = { weight: [65, 120] as const, bmi: [60, 203] as const }[kind];
    expect(place(first, 15)?.x).toBe(frame.left);
    expect(place(last, 15)?.x).toBe(frame.width - frame.right);
    expect([place(first - 1, 15), place(last + 1, 15)]).toEqual([undefined, undefined]);
    expect(place(first, 10_000)?.y).toBe(frame.top);
  });
});
