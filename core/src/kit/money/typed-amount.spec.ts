import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorUnitsOf, spelledMoney } from './typed-amount.ts';

test.each([
  ['118.90', 'PEN', 'PE', 11_890],
  ['1,234.5', 'PEN', 'PE', 123_450],
  ['1.234.567', 'CLP', 'CL', 1_234_567],
  ['1.000', 'COP', 'CO', 1_000],
  ['0.29', 'USD', 'INT', 29],
  ['12,5', 'CLP', 'CL', undefined],
  ['0.005', 'USD', 'INT', undefined],
  ['-5', 'CLP', 'CL', undefined],
  ['mil', 'CLP', 'CL', undefined],
  ['', 'CLP', 'CL', undefined],
] as const)('«%s» of %s in %s is %j', (text, currency, country, amount) =>
  expect(minorUnitsOf(text, currency, country)).toBe(amount),
);

test.each([
  [11_890, 'PEN', 'PE', 'S/ 118.90'],
  [5, 'PEN', 'PE', 'S/ 0.05'],
  [-1_234_567, 'CLP', 'CL', '-$ 1.234.567'],
  [0, 'COP', 'CO', '$ 0'],
  [900_719_925_474_099_1, 'PEN', 'PE', 'S/ 90,071,992,547,409.91'],
  [-100, 'USD', 'INT', '-USD 1.00'],
] as const)('%d of %s is written in %s as %s', (amount, currency, country, text) =>
  expect(spelledMoney(amount, currency, country)).toBe(text),
);

test('what is written is read back', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (amount) => {
      expect(minorUnitsOf(spelledMoney(amount, 'PEN', 'PE').slice(3), 'PEN', 'PE')).toBe(amount);
      expect(minorUnitsOf(spelledMoney(amount, 'CLP', 'CL').slice(2), 'CLP', 'CL')).toBe(amount);
    }),
  ));
