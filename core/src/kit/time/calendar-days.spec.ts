import { expect, test } from 'vitest';
import { addDays, ageOn, daysBetween, firstOfMonthAfter, monthsOfAge } from './calendar-days.ts';

test('days are added over the ends of months and years, and leap days', () => {
  expect(addDays('2026-12-31', 45)).toBe('2027-02-14');
  expect(addDays('2028-01-30', 30)).toBe('2028-02-29');
  expect(addDays('2028-03-01', -30)).toBe('2028-01-31');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test('the first of a later month', () => {
  expect(firstOfMonthAfter('2026-01-31', 1)).toBe('2026-02-01');
  expect(firstOfMonthAfter('2026-11-21', 2)).toBe('2027-01-01');
});

test('years and months of age are full ones', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2026-03-02', '2026-03-01')).toBe(-1);
  expect(monthsOfAge('2010-01-31', '2027-01-30')).toBe(203);
  expect(monthsOfAge('2010-01-31', '2027-01-31')).toBe(204);
});
