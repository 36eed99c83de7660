/** Money is stored in minor units, and each currency has its own. */
import { expect, test } from 'vitest';
import { majorUnits, minorUnits } from './currency.ts';

test.each([
  [11_890, 'PEN', 118.9],
  [19_862, 'CLP', 19_862],
  [310_000, 'COP', 310_000],
  [18_500, 'USD', 185],
] as const)('%d minor units of %s are %d', (amount, currency, major) => {
  expect(majorUnits(amount, currency)).toBe(major);
});

test.each([
  [118.9, 'PEN', 11_890],
  [19_862.4, 'CLP', 19_862],
  [310_000.5, 'COP', 310_001],
  [185, 'USD', 18_500],
] as const)('%d of %s are %d minor units', (major, currency, amount) => {
  expect(minorUnits(major, currency)).toBe(amount);
});
