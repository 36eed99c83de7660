import { describe, expect, test } from 'vitest';
import { weeksOf } from './calendar.ts';

const rows = [{ cuttingDay: 1 }, { cuttingDay: 29 }, { cuttingDay: 31 }];
const cutsOf = (first: string) =>
  weeksOf(first, rows)
    .flat()
    .filter(({ cuts }) => cuts.length > 0)
    .map(({ day, cuts }) => [day, cuts.map(({ cuttingDay }) => cuttingDay)]);

describe('a month of cutting days', () => {
  test('has whole weeks from Monday on', () => {
    const weeks = weeksOf('2026-11-01', rows);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]![0]!.day, weeks[5]![6]!.day]).toEqual(['2026-10-26', '2026-12-06']);
  });
  test('shows days that a short month has not on its last one', () => {
    expect(cutsOf('2027-02-01')).toEqual([
      ['2027-02-01', [1]],
      ['2027-02-28', [29, 31]],
    ]);
    expect(cutsOf('2028-02-01')).toEqual([
      ['2028-02-01', [1]],
      ['2028-02-29', [29, 31]],
    ]);
    expect(cutsOf('2027-01-01')).toEqual([
      ['2027-01-01', [1]],
      ['2027-01-29', [29]],
      ['2027-01-31', [31]],
    ]);
  });
});
