import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '@cotejo/core/catalogue';
import { readAmount, typedAmount } from './amounts.ts';

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
  test.each(['', '1.234', 'diez', '-1', '1.2.3'])('is not made of «%s»', (typed) =>
    expect(readAmount(typed, 'PEN')).toBe(typed),
  );
});
