import { describe, expect, test } from 'vitest';
import { countryCodes } from '../country/index.ts';
import {
  decimalSignIn,
  plainNumber,
  publishedRate,
  spelledAmount,
  spelledNumber,
  spelledPrice,
  writtenNumber,
} from './spelling.ts';
import { spelledDay } from '../time/index.ts';

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
  expect(spelledAmount('1051.5', 'EUR', 'INT')).toBe('EUR 1,051.50');
  expect(spelledAmount('36890', 'COP', 'CO')).toBe('$ 36.890');
});

test.each([
  [192.49, 'PEN', 'PE', 'S/ 192'],
  [192.5, 'PEN', 'PE', 'S/ 193'],
  [19_862, 'CLP', 'CL', '$ 19.862'],
  [310_000, 'COP', 'CO', '$ 310.000'],
  [1_250.2, 'USD', 'INT', 'USD 1,250'],
] as const)('a price of %d %s is shown in %s as %s', (amount, currency, country, text) =>
  expect(spelledPrice(amount, currency, country)).toBe(text),
);

test('a day is written out', () => expect(spelledDay('2026-03-01')).toBe('1 de marzo de 2026'));

test.each([
  ['39.214,80', 'CL', '39214.8'],
  ['39214,8', 'CL', '39214.8'],
  ['39214.8', 'CL', '39214.8'],
  // Thousands in Chile and Colombia, a decimal point in Peru.
  ['4.110', 'CO', '4110'],
  ['3.412', 'PE', '3.412'],
  ['3,412', 'PE', '3412'],
  ['0.731', 'CL', '0.731'],
  ['0,731', 'PE', '0.731'],
  ['1.234.567', 'PE', '1234567'],
  ['1,234,567.50', 'CL', '1234567.5'],
  [' 007 ', 'PE', '7'],
  ['12.', 'PE', '12'],
  ['0.000', 'PE', '0'],
  ['100', 'CL', '100'],
  ['39 214,80', 'CL', '39214.8'],
  // No number, and none is made of it.
  ['1.2.3', 'CL', '1.2.3'],
  ['12,34,56', 'PE', '12,34,56'],
  ['1.500,50.2', 'CL', '1.500,50.2'],
  ['31.12.2025', 'CL', '31.12.2025'],
  ['-5', 'CL', '-5'],
  ['', 'CL', ''],
] as const)('%s is written in %s for %s', (text, country, number) =>
  expect(plainNumber(text, country)).toBe(number),
);

describe('a number that is typed', () => {
  test.each([
    ['39214.8', '39214.8'],
    ['39214,8', '39214.8'],
    ['39.214,8', '39214.8'],
    ['39,214.8', '39214.8'],
    ['0,734', '0.734'],
    ['0.734', '0.734'],
    ['1.234.567', '1234567'],
    ['18', '18'],
    [' 1.18 ', '1.18'],
  ])('as %s is %s, wherever it is typed', (typed, kept) => {
    for (const country of countryCodes) expect(writtenNumber(typed, country)).toBe(kept);
  });
  test.each([
    ['39.214,80', 'CL', '39214.80'],
    ['39.214', 'CL', '39214'],
    ['4.110', 'CO', '4110'],
    ['39,214', 'CL', '39.214'],
    ['39.214', 'PE', '39.214'],
    ['39,214', 'INT', '39214'],
    ['1.000', 'CL', '1000'],
    ['1.000', 'PE', '1.000'],
  ] as const)('as %s in %s is %s, in a form as in a file', (typed, country, kept) => {
    expect(writtenNumber(typed, country)).toBe(kept);
  });
  test.each(['diecisiete', '', '1.2.3', '1,2,3', '-1.000', '.500'])('is not made of «%s»', (typed) => {
    for (const country of countryCodes) expect(writtenNumber(typed, country)).toBe(typed);
  });
});

// A quadratic scan exceeds the test's timeout.
test('zeros are read at once, however many they are', () => {
  const zeros = '0'.repeat(1_000_000);
  expect(plainNumber(`0,${zeros}1`, 'CL')).toBe(`0.${zeros}1`);
  expect(plainNumber(`${zeros}7,50${zeros}`, 'CL')).toBe('7.5');
  expect(plainNumber(`${zeros}x`, 'CL')).toBe(`${zeros}x`);
});

test('what is spelled is read back', () => {
  for (const country of ['PE', 'CL', 'CO', 'INT'] as const)
    for (const decimal of ['0', '0.5', '18', '999', '1000', '4110', '39214.8', '1234567.123456'])
      expect(plainNumber(spelledNumber(decimal, country), country)).toBe(decimal);
});

test('a rate of exchange has two decimals at least, and all that it has', () =>
  expect(['39214.8', '39214.80', '40000', '3.752'].map(publishedRate)).toEqual([
    '39214.80',
    '39214.80',
    '40000.00',
    '3.752',
  ]));

test.each([
  [['PE'], '.'],
  [['PE', 'INT'], '.'],
  [['CL'], ','],
  [['PE', 'CL'], ','],
  [[], ','],
] as const)('who works for %j writes decimals after %s', (countries, sign) =>
  expect(decimalSignIn(countries)).toBe(sign),
);
