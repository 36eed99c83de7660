import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '@cotejo/core/catalogue';
import { readAmount, readDecimal, typedAmount } from './amounts.ts';

describe('an amount', () => {
  test.each([
    [9_900, 'PEN', '99'],
    [9_990, 'PEN', '99.90'],
    [15_080, 'UF', '1.508'],
    [8_050, '%', '80.5'],
    [5, 'USD', '0.05'],
    [25_000, 'CLP', '25000'],
  ])('of %i in %s is shown as %s', (amount, unit, shown) => expect(typedAmount(amount, unit)).toBe(shown));
  test('is read as it was shown, in every unit', () =>
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...units), (amount, { code }) => {
        expect(readAmount(typedAmount(amount, code), code)).toBe(amount);
      }),
    ));
  test('may have a comma before its fraction', () => expect(readAmount('99,9', 'PEN')).toBe(9_990));
  test.each([
    ['1,500,000.50', 'PEN', 150_000_050],
    ['1.500.000,5', 'PEN', 150_000_050],
    ['1,500.00', 'USD', 150_000],
    ['25.000', 'CLP', 25_000],
    ['1.500.000', 'CLP', 1_500_000],
    ['1.508', 'UF', 15_080],
  ])('typed as %s in %s has its thousands', (typed, unit, amount) =>
    expect(readAmount(typed, unit)).toBe(amount),
  );
  test.each(['', '1.234', '1,234', 'diez', '-1', '1.2.3', '1,50,000.5', '1.500,000.5'])(
    'is not made of «%s»',
    (typed) => expect(readAmount(typed, 'PEN')).toBe(typed),
  );
});

describe('a rate', () => {
  test.each([
    ['39214.8', '39214.8'],
    ['39214,8', '39214.8'],
    ['39.214,8', '39214.8'],
    ['39,214.8', '39214.8'],
    ['0,734', '0.734'],
    ['18', '18'],
    [' 1.18 ', '1.18'],
  ])('typed as %s is kept as %s', (typed, kept) => expect(readDecimal(typed)).toBe(kept));
  test.each(['diecisiete', '', '1.2.3', '1,2,3'])('is not made of «%s»', (typed) =>
    expect(readDecimal(typed)).toBe(typed),
  );
});
