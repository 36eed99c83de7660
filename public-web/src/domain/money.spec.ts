import { describe, expect, test } from 'vitest';
import { exactPrice, formatPrice } from './money.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a price', () => {
  test.each([
    [192.42, 'PEN', 'PE', 'S/ 192'],
    [192.5, 'PEN', 'PE', 'S/ 193'],
    [3_500_000, 'PEN', 'PE', 'S/ 3,500,000'],
    [19_862, 'CLP', 'CL', '$ 19.862'],
    [310_000, 'COP', 'CO', '$ 310.000'],
    [185, 'USD', 'INT', 'USD 185'],
    [1_250, 'USD', 'INT', 'USD 1,250'],
    [0, 'PEN', 'PE', 'S/ 0'],
    [1.5, 'UF', 'CL', 'UF 1,5'],
    [0.8, 'UF', 'CL', 'UF 0,8'],
    [2.5 - 2.464, 'UF', 'CL', 'UF 0,036'],
    [5_000, 'UF', 'CL', 'UF 5.000'],
  ] as const)('of %d %s reads in %s as %s', (amount, currency, country, written) =>
    expect(plain(formatPrice(amount, currency, country))).toBe(written),
  );

  test('never breaks between its symbol and its digits', () =>
    expect(formatPrice(12, 'PEN', 'PE')).not.toContain(' '));

  test('in a currency without a symbol is written with its code', () =>
    expect(plain(formatPrice(10, 'EUR', 'INT'))).toBe('EUR 10'));

  test('is rounded to the nearest whole unit', () => {
    expect(formatPrice(118.01, 'PEN', 'PE')).toContain('118');
    expect(formatPrice(118.5, 'PEN', 'PE')).toContain('119');
  });
});

test.each([
  [192.4, 'PEN', 'PE', 'S/ 192.40'],
  [192, 'PEN', 'PE', 'S/ 192'],
  [97_877, 'CLP', 'CL', '$ 97.877'],
  ['2.464', 'UF', 'CL', 'UF 2,464'],
] as const)('on a receipt %s %s is to the centavo: %s', (amount, currency, country, written) =>
  expect(plain(exactPrice(amount, currency, country))).toBe(written),
);
