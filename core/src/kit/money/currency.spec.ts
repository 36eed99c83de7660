/** Money is stored in minor units, and each currency has its own. */
import { expect, test } from 'vitest';
import { majorUnits } from './currency.ts';

test.each([
  [11_890, 'PEN', 118.9],
  [19_862, 'CLP', 19_862],
  [31_000_000, 'COP', 310_000],
  [18_500, 'USD', 185],
] as const)('%d minor units of %s are %d', (amount, currency, major) => {
  expect(majorUnits(amount, currency)).toBe(major);
});
