import { describe, expect, test } from 'vitest';
import { conversionsTo, isMissing } from './look-up.ts';
import { rowAt, tableRows } from './tables.ts';
import { tables } from '../pricing/testing/tables.ts';
import { type Unit, units } from '../kit/money/index.ts';

const rows = [
  { from: '2026-03-01', value: 'march' },
  { from: '2026-01-01', value: 'january' },
  { from: '2026-03-01', value: 'march, corrected' },
];
const valueAt = (day: string) => rowAt({ rows }, day)?.row.value;

describe('a dated table', () => {
  test('has the latest row that began by the day, whatever their order, and of one day the correction', () =>
    expect(['2026-01-01', '2026-02-28', '2026-03-01', '2030-01-01'].map(valueAt)).toEqual([
      'january',
      'january',
      'march, corrected',
      'march, corrected',
    ]));

  test('has nothing before its first row but the fallback, which is told as such', () => {
    expect(valueAt('2025-12-31')).toBeUndefined();
    expect(rowAt({ rows, fallback: { value: 'fallback' } }, '2025-12-31')).toEqual({
      row: { value: 'fallback' },
      source: 'fallback',
    });
    expect(rowAt(undefined, '2026-01-01')).toBeUndefined();
  });

  test('that has a value for every day tells when it is of an earlier one', () => {
    expect(rowAt({ rows, isDaily: true }, '2026-03-01')?.source).toBe('table');
    expect(rowAt({ rows, isDaily: true }, '2026-03-02')?.source).toBe('lastKnown');
    expect(rowAt({ rows }, '2026-03-02')?.source).toBe('table');
  });

  test('takes no part of nothing for what comes in: incomes are divided by it', () => {
    const { netOfTaxable } = tableRows.chileanContribution.shape;
    expect(['0', '0.00', '-1', '0.8'].map((value) => netOfTaxable.safeParse(value).success)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
  test('takes no exchange value of nothing', () => {
    expect(tableRows.exchange.safeParse({ value: '0' }).success).toBe(false);
    expect(tableRows.exchange.safeParse({ value: '39214.8' }).success).toBe(true);
  });
});

describe('the way between two units', () => {
  const at = { day: '2026-08-01', tables };
  const way = (from: Unit, to: Unit) => {
    const conversions = conversionsTo(from, to, at);
    return isMissing(conversions)
      ? conversions
      : conversions.map(({ to: unit, operation }) => `${operation} ${unit}`);
  };

  test('is none between the same', () => expect(way('PEN', 'PEN')).toEqual([]));
  test('goes by tables in either direction, as few as there can be', () => {
    expect(way('UF', 'CLP')).toEqual(['times CLP']);
    expect(way('UF', 'COP')).toEqual(['times CLP', 'dividedBy USD', 'times COP']);
    expect(way('MXN', 'PEN')).toEqual(['dividedBy USD', 'times PEN']);
    expect(way('PEN', 'UF')).toEqual(['dividedBy USD', 'times CLP', 'dividedBy UF']);
  });
  test('leads from each unit to every other', () => {
    for (const from of units)
      for (const to of units) expect(isMissing(conversionsTo(from, to, at))).toBe(false);
  });
  test('is missing where no table leads there', () =>
    expect(conversionsTo('UF', 'CLP', { day: '2026-08-01', tables: {} })).toEqual({ missing: 'exchange' }));
});
