import { expect, test } from 'vitest';
import { spelledAmount, spelledDay, spelledNumber } from './spelling.ts';

test.each([
  ['1234567.5', 'CL', '1.234.567,5'],
  ['1234567.5', 'PE', '1,234,567.5'],
  ['999', 'CO', '999'],
  ['0.8', 'INT', '0.8'],
  ['123456789012345678.25', 'CL', '123.456.789.012.345.678,25'],
] as const)('%s is written in %s as %s', (decimal, country, text) =>
  expect(spelledNumber(decimal, country)).toBe(text),
);

test('an amount has the sign of its unit, and its minor units where it has some', () => {
  expect(spelledAmount('192.4', 'PEN', 'PE')).toBe('S/ 192.40');
  expect(spelledAmount('192', 'PEN', 'PE')).toBe('S/ 192');
  expect(spelledAmount('246582.6624', 'CLP', 'CL')).toBe('$ 246.582,6624');
  expect(spelledAmount('1.508', 'UF', 'CL')).toBe('UF 1,508');
  expect(spelledAmount('51.5', 'USD', 'INT')).toBe('USD 51.50');
});

test('a day is written out', () => expect(spelledDay('2026-03-01')).toBe('1 de marzo de 2026'));
