import { describe, expect, test } from 'vitest';
import { chartLine } from './chart.ts';

describe('a value over time', () => {
  test('holds until the next one’s day, and then goes up or down at once', () => {
    const line = chartLine([
      { from: '2026-01-01', value: 100 },
      { from: '2026-01-02', value: 110 },
      { from: '2026-01-05', value: 105 },
    ]);
    expect(line?.points).toBe('0,100 25,100 25,0 100,0 100,50');
    expect(line).toMatchObject({ least: 100, most: 110, first: { value: 100 }, last: { value: 105 } });
  });
  test('that never changed is a line through the middle', () => {
    const line = chartLine([
      { from: '2026-01-01', value: 18 },
      { from: '2026-02-01', value: 18 },
    ]);
    expect(line?.points).toBe('0,50 100,50 100,50');
  });
  test('of one day alone is no drawing', () => {
    expect(chartLine([{ from: '2026-01-01', value: 18 }])).toBeUndefined();
    expect(chartLine([])).toBeUndefined();
  });
});
