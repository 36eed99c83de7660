import { expect, test } from 'vitest';
import {
  formatDay,
  formatDuration,
  formatInstant,
  formatOffset,
  formatRelative,
  formatSecond,
  formatTime,
  secondsBetween,
} from './time.ts';

test.each([
  [0, '< 1 min'],
  [-5, '< 1 min'],
  [59, '< 1 min'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [5_400, '1 h 30 min'],
  [86_400, '1 d'],
  [86_400 + 59 * 60, '1 d'],
  [187_200, '2 d 4 h'],
])('%i seconds read as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

const now = Date.parse('2026-11-20T12:00:00Z');
test.each([
  ['2026-11-20T11:59:30Z', 'hace un momento'],
  ['2026-11-20T12:00:30Z', 'hace un momento'],
  ['2026-11-20T11:55:00Z', 'hace 5 minutos'],
  ['2026-11-20T10:00:00Z', 'hace 2 horas'],
  ['2026-11-19T12:00:00Z', 'ayer'],
  ['2026-11-10T12:00:00Z', 'hace 10 días'],
  ['2026-10-20T12:00:00Z', 'hace 4 semanas'],
  ['2026-06-20T12:00:00Z', 'hace 5 meses'],
  ['2024-11-20T12:00:00Z', 'hace 2 años'],
])('%s is %s', (instant, text) => expect(formatRelative(instant, now)).toBe(text));

test('yesterday is the day before on the calendar, not any time within two days', () => {
  const thisMorning = new Date(2026, 10, 20, 8).getTime();
  expect(formatRelative(new Date(2026, 10, 19, 7).toISOString(), thisMorning)).toBe('ayer');
  expect(formatRelative(new Date(2026, 10, 18, 9).toISOString(), thisMorning)).toBe('anteayer');
});

test('a day begins at 00, not at 24', () =>
  expect(formatInstant(new Date(2026, 0, 1, 0, 5).toISOString())).toBe('1 ene 2026, 00:05'));

test('the time of a day has no seconds and no afternoon', () =>
  expect(formatTime(new Date(2026, 0, 1, 18, 5, 59).getTime())).toBe('18:05'));

test('a day of the calendar is the same in every time zone', () =>
  expect(formatDay('2026-03-02')).toBe('2 mar 2026'));
test('time never runs backwards', () => expect(secondsBetween('2026-11-20T12:00:10Z', now)).toBe(0));

test('an instant is told to the second in the zone that was chosen', () => {
  expect(formatSecond('2026-03-03T15:02:41Z', 'America/Lima')).toBe('3 mar 2026, 10:02:41');
  expect(formatSecond('2026-03-03T03:02:41Z', 'America/Santiago')).toBe('3 mar 2026, 00:02:41');
});

test.each([
  ['America/Lima', '2026-03-03', 'UTC−5'],
  ['America/Santiago', '2026-03-03', 'UTC−3'],
  ['America/Santiago', '2026-07-03', 'UTC−4'],
  ['UTC', '2026-07-03', 'UTC'],
  ['Asia/Kathmandu', '2026-07-03', 'UTC+5:45'],
])('the clocks of %s are at %s', (zone, day, offset) =>
  expect(formatOffset(zone, Date.parse(day))).toBe(offset),
);
