import { describe, expect, test } from 'vitest';
import { type CalendarRule, nextOccurrence } from './next-occurrence.ts';

const zone = 'America/Santiago';
/** The next occurrences after an instant, one after the other. */
const occurrences = (rule: CalendarRule, after: string, count = 3): string[] => {
  const found: string[] = [];
  for (let last = new Date(after); found.length < count; found.push(last.toISOString().slice(0, 16)))
    last = nextOccurrence(rule, last);
  return found;
};

describe('every day', () => {
  const atNine: CalendarRule = { zone, every: 'day', at: '09:00' };
  test('is at the same local time before and after the clock goes forward', () =>
    // 6 September 2026: midnight becomes 01:00, from UTC-4 to UTC-3.
    expect(occurrences(atNine, '2026-09-04T20:00:00Z')).toEqual([
      '2026-09-05T13:00',
      '2026-09-06T12:00',
      '2026-09-07T12:00',
    ]));
  test('and before and after it goes back', () =>
    // 5 April 2026: midnight becomes 23:00 of the day before, from UTC-3 to UTC-4.
    expect(occurrences(atNine, '2026-04-03T20:00:00Z')).toEqual([
      '2026-04-04T12:00',
      '2026-04-05T13:00',
      '2026-04-06T13:00',
    ]));
  test('at a time that the clock skips it is as much later', () =>
    expect(occurrences({ zone, every: 'day', at: '00:30' }, '2026-09-05T06:00:00Z')).toEqual([
      '2026-09-06T04:30',
      '2026-09-07T03:30',
      '2026-09-08T03:30',
    ]));
  test('at a time that the clock shows twice it is once, the first time', () =>
    expect(occurrences({ zone, every: 'day', at: '23:30' }, '2026-04-04T06:00:00Z')).toEqual([
      '2026-04-05T02:30',
      '2026-04-06T03:30',
      '2026-04-07T03:30',
    ]));
  test('asked between the two it is the day after', () =>
    expect(occurrences({ zone, every: 'day', at: '23:30' }, '2026-04-05T03:00:00Z', 1)).toEqual([
      '2026-04-06T03:30',
    ]));
  test('goes over the end of a year, and over the 29th of February', () => {
    expect(occurrences(atNine, '2026-12-30T20:00:00Z', 2)).toEqual(['2026-12-31T12:00', '2027-01-01T12:00']);
    expect(occurrences(atNine, '2028-02-28T20:00:00Z', 2)).toEqual(['2028-02-29T12:00', '2028-03-01T12:00']);
  });
  test('is the next one when it is now', () =>
    expect(occurrences(atNine, '2026-06-01T13:00:00Z', 1)).toEqual(['2026-06-02T13:00']));
});

describe('every month', () => {
  test('is on its first day, over clock changes and the end of a year', () =>
    expect(occurrences({ zone, every: 'month', day: 1, at: '08:00' }, '2026-08-15T00:00:00Z', 6)).toEqual([
      '2026-09-01T12:00',
      '2026-10-01T11:00',
      '2026-11-01T11:00',
      '2026-12-01T11:00',
      '2027-01-01T11:00',
      '2027-02-01T11:00',
    ]));
  test('is on the last day of a month that has no such day, leap years included', () => {
    const last: CalendarRule = { zone: 'UTC', every: 'month', day: 31, at: '10:00' };
    expect(occurrences(last, '2027-01-31T10:00:00Z')).toEqual([
      '2027-02-28T10:00',
      '2027-03-31T10:00',
      '2027-04-30T10:00',
    ]);
    expect(occurrences(last, '2028-02-01T00:00:00Z', 1)).toEqual(['2028-02-29T10:00']);
  });
});

describe('every hour', () => {
  test('is each hour that passes, also while the clock changes', () => {
    const hourly: CalendarRule = { zone, every: 'hour' };
    expect(occurrences(hourly, '2026-04-05T01:20:00Z')).toEqual([
      '2026-04-05T02:00',
      '2026-04-05T03:00',
      '2026-04-05T04:00',
    ]);
    expect(occurrences(hourly, '2026-09-06T03:00:00Z', 2)).toEqual(['2026-09-06T04:00', '2026-09-06T05:00']);
  });
  test('may have its own minute', () =>
    expect(occurrences({ zone: 'UTC', every: 'hour', minute: 5 }, '2026-01-01T00:10:00Z', 2)).toEqual([
      '2026-01-01T01:05',
      '2026-01-01T02:05',
    ]));
});

test.each<CalendarRule>([
  { zone: 'America/Nowhere', every: 'hour' },
  { zone, every: 'day', at: '9:00' },
  { zone, every: 'day', at: '24:00' },
  { zone, every: 'month', day: 32, at: '08:00' },
])('%j is no rule', (rule) => expect(() => nextOccurrence(rule, new Date(0))).toThrow(RangeError));
