import { expect, test } from 'vitest';
import { cutDaysOf, inTimeOf } from './cutDays.ts';

const rows = [
  { name: 'Rímac', lastDay: '2026-12-20', lateDays: [] },
  { name: 'Pacífico', lastDay: '2026-11-30', lateDays: [] },
  { name: 'Mapfre', lastDay: '2026-12-20', lateDays: [] },
];

test('cutting days are offered once, the soonest first, with their insurers', () => {
  expect(cutDaysOf(rows)).toEqual([
    { id: '2026-11-30', name: '30 de noviembre de 2026 · Pacífico' },
    { id: '2026-12-20', name: '20 de diciembre de 2026 · Rímac, Mapfre' },
  ]);
});

test('a chosen day that has gone by stays a choice', () => {
  expect(cutDaysOf(rows, '2026-10-31')[0]).toEqual({ id: '2026-10-31', name: '31 de octubre de 2026' });
});

test('a day that has gone by is a choice as long as requests wait since before', () => {
  const late = [{ ...rows[0]!, lateDays: ['2026-11-20'] }];
  expect(cutDaysOf(late).map(({ name }) => name)).toEqual([
    '20 de noviembre de 2026 · Rímac',
    '20 de diciembre de 2026 · Rímac',
  ]);
});

test('what is late is counted apart from what is in time for the next cutting day', () =>
  expect(inTimeOf({ activations: 100, cancellations: 15, incomplete: 5, late: 112 })).toBe(8));
