import { expect, test } from 'vitest';
import { monthTotals, percentText } from './conversions.ts';

const month = (name: string, registered: number, won: number) => ({
  month: name,
  begins: '',
  ends: '',
  registered,
  won,
  lost: 0,
});

test('the months of all are the sums of those of each', () =>
  expect(
    monthTotals([
      { months: [month('2026-01', 4, 1), month('2026-02', 2, 0)] },
      { months: [month('2026-01', 6, 3), month('2026-02', 0, 0)] },
    ]),
  ).toEqual([
    { month: '2026-01', registered: 10, won: 4, lost: 0 },
    { month: '2026-02', registered: 2, won: 0, lost: 0 },
  ]));

test('nobody has no months', () => expect(monthTotals([])).toEqual([]));

test('a part is told in whole percent, and nothing of nothing is none', () => {
  expect(percentText(1, 3)).toBe('33\u00a0%');
  expect(percentText(0, 0)).toBe('0\u00a0%');
});
