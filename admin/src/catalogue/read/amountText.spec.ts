import { expect, test } from 'vitest';
import { spelledIn } from './amountText.ts';

test.each([
  [1500.5, 'PEN', 'PE', 'S/ 1,500.50'],
  [310_000, 'COP', 'CO', '$ 310.000'],
  ['1.508', 'UF', 'CL', 'UF 1,508'],
  [99.5, 'USD', 'INT', 'USD 99.50'],
  [1_250, 'MXN', 'INT', 'MXN 1,250'],
  [80.5, '%', 'CL', '80,5 %'],
  [1, 'veces', 'PE', '1 vez'],
  [1_200, 'días', 'CL', '1.200 días'],
  [7, '', 'PE', '7'],
] as const)('%s of %s in %s is told in its own unit: %s', (amount, unit, country, told) =>
  expect(spelledIn(amount, unit, country)).toBe(told),
);
