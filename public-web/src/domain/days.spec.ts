import { expect, test } from 'vitest';
import { longDay, todayIn } from './days.ts';

test('a day is written out, whatever the clock’s zone', () =>
  expect(longDay('2026-11-01')).toBe('1 de noviembre de 2026'));

test('today is the day of the country, not that of the server', () => {
  const now = new Date('2026-11-02T02:00:00Z');
  expect([todayIn('PE', now), todayIn('INT', now)]).toEqual([
    '1 de noviembre de 2026',
    '2 de noviembre de 2026',
  ]);
});
