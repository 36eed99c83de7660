import { afterEach, expect, test, vi } from 'vitest';
import { dayBounds } from './day-bounds.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  // 4 April 2026: its last hour is shown twice. 6 September 2026: it begins at one.
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z', '2026-04-06T03:59:59.999Z'],
  ['America/Santiago', '2026-09-05', '2026-09-05T04:00:00.000Z', '2026-09-06T03:59:59.999Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
  ['America/Lima', '2026-02-28', '2026-02-28T05:00:00.000Z', '2026-03-01T04:59:59.999Z'],
  ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
])('in %s %s goes from %s until %s', (zone, day, begins, ends) => {
  vi.stubEnv('TZ', zone);
  expect(dayBounds(day)).toEqual({ begins, ends });
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
])('%j is no day', (text) => expect(dayBounds(text)).toBeUndefined());
