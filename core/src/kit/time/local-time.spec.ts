import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dayInZone, instantOfLocal, localTime, monthsAfter } from './index.ts';

const zone = 'America/Santiago';
const inputs = new URL('../../../../../shared/faults/inputs/', import.meta.url);

test.skipIf(!existsSync(inputs))(
  'the reported input cita-hora-inexistente.json is later on its own day',
  () => {
    const input = readFileSync(new URL('cita-hora-inexistente.json', inputs), 'utf8');
    const { typed, right } = JSON.parse(input) as { readonly typed: string; readonly right: string };
    expect(right).toContain(instantOfLocal(typed, zone));
  },
);

describe('a local time', () => {
  test.each([
    ['America/Lima', '2026-03-02T10:00', '2026-03-02T15:00:00.000Z'],
    [zone, '2026-01-15T10:00', '2026-01-15T13:00:00.000Z'],
    [zone, '2026-07-15T10:00', '2026-07-15T14:00:00.000Z'],
    ['UTC', '2026-03-02T10:00', '2026-03-02T10:00:00.000Z'],
  ])('in %s, %s is %s, and the other way round', (where, local, instant) => {
    expect(instantOfLocal(local, where)).toBe(instant);
    expect(localTime(new Date(instant), where)).toBe(local);
  });

  test.each([
    // 5 September 2027: midnight becomes 01:00.
    ['2027-09-04T23:59', '2027-09-05T03:59:00.000Z'],
    ['2027-09-05T01:00', '2027-09-05T04:00:00.000Z'],
    ['2027-09-05T12:00', '2027-09-05T15:00:00.000Z'],
    // 4 April 2027: midnight becomes 23:00 of the day before.
    ['2027-04-03T22:59', '2027-04-04T01:59:00.000Z'],
    ['2027-04-04T00:00', '2027-04-04T04:00:00.000Z'],
    ['2028-02-29T09:00', '2028-02-29T12:00:00.000Z'],
  ])('%s in Santiago is %s, and back', (local, instant) => {
    expect(instantOfLocal(local, zone)).toBe(instant);
    expect(localTime(new Date(instant), zone)).toBe(local);
  });

  test.each([
    ['2027-09-05T00:00', '2027-09-05T01:00'],
    ['2027-09-05T00:30', '2027-09-05T01:30'],
    ['2027-09-05T00:59', '2027-09-05T01:59'],
    ['2026-09-06T00:15', '2026-09-06T01:15'],
  ])('%s, which the clock skips, is %s', (skipped, later) =>
    expect(localTime(new Date(instantOfLocal(skipped, zone)!), zone)).toBe(later),
  );

  test('that the clock shows twice is the first, of the same day', () => {
    expect(instantOfLocal('2027-04-03T23:30', zone)).toBe('2027-04-04T02:30:00.000Z');
    expect(localTime(new Date('2027-04-04T02:30:00.000Z'), zone)).toBe('2027-04-03T23:30');
  });

  test.each(['', 'mañana', '2027-02-29T10:00', '2027-13-01T10:00', '2027-09-05T25:00'])(
    'is none: %j',
    (local) => expect(instantOfLocal(local, zone)).toBeUndefined(),
  );
});

test.each([
  ['2026-11-26T02:00:00Z', 'America/Lima', '2026-11-25'],
  ['2026-11-26T05:00:00Z', 'America/Lima', '2026-11-26'],
  ['2026-11-26T02:59:00Z', 'America/Santiago', '2026-11-25'],
  ['2027-01-01T04:59:59Z', 'America/Bogota', '2026-12-31'],
  ['2026-11-26T00:00:00Z', 'UTC', '2026-11-26'],
])('%s is in %s the day %s', (instant, where, day) => expect(dayInZone(new Date(instant), where)).toBe(day));

test.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-01-15', 2, '2026-03-15'],
])('%s and %i months are %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));
