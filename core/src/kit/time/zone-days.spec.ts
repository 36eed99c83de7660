import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-days.ts';
import { dayBoundsIn } from './zone-days.ts';
import { instantOfLocal } from './local-time.ts';

/** Those of the markets, and others whose clocks change at midnight, by half an hour, or never. */
const zones = [
  'America/Lima',
  'America/Santiago',
  'America/Bogota',
  'UTC',
  'America/Havana',
  'Asia/Beirut',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
];

describe('a day of a zone', () => {
  test.each([
    // 4 April 2026: its last hour is shown twice. 6 September 2026: it begins at one.
    ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
    ['America/Lima', '2026-02-28', '2026-02-28T05:00:00.000Z', '2026-03-01T04:59:59.999Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  ])('in %s %s goes from %s until %s', (zone, day, begins, ends) => {
    expect(dayBoundsIn(day, zone)).toEqual({ begins, ends });
  });

  test('begins where luxon has its midnight, and ends where the next one does', () => {
    const days = fc.integer({ min: 0, max: 365 * 80 }).map((later) => addDays('1990-01-01', later));
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const next = Date.parse(instantOfLocal(`${addDays(day, 1)}T00:00`, zone)!) - 1;
        expect(dayBoundsIn(day, zone)).toEqual({
          begins: instantOfLocal(`${day}T00:00`, zone),
          ends: new Date(next).toISOString(),
        });
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    '',
    '2026',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    'ayer',
    null,
    3,
    {},
  ])('%j is none', (text) => expect(dayBoundsIn(text, 'America/Lima')).toBeUndefined());
});
