import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '@cotejo/core/product-content';
import { countryCodes } from '@cotejo/core/kit/country';
import { spelledNumber, writtenNumber } from '@cotejo/core/kit/money';
import { exampleAmount, readAmount, shownAmount, shownDecimal } from './amounts.ts';

describe('an amount', () => {
  test.each([
    [9_900, 'PEN', '99'],
    [9_990, 'PEN', '99.90'],
    [15_080, 'UF', '1.508'],
    [8_050, '%', '80.5'],
    [5, 'USD', '0.05'],
    [25_000, 'CLP', '25000'],
  ])('of %i in %s is shown as %s', (amount, unit, shown) =>
    expect(shownAmount(amount, unit, 'PE')).toBe(shown),
  );
  test('is shown with the comma of Chile and Colombia there', () => {
    expect(shownAmount(15_080, 'UF', 'CL')).toBe('1,508');
    expect(shownAmount(9_990, 'USD', 'CO')).toBe('99,90');
  });
  test('is read as it was shown, in every unit and country', () =>
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...units),
        fc.constantFrom(...countryCodes),
        (amount, { code }, country) => {
          expect(readAmount(shownAmount(amount, code, country), code, country)).toBe(amount);
        },
      ),
    ));
  test.each([
    ['PEN', 'PE', '15.50'],
    ['USD', 'CL', '15,50'],
    ['UF', 'CL', '15,5'],
    ['CLP', 'CL', '15'],
  ] as const)('of %s in %s may be %s, for example', (unit, country, example) =>
    expect(exampleAmount(unit, country)).toBe(example),
  );
  test('that is an example is one, in every unit and country', () => {
    for (const { code } of units)
      for (const country of countryCodes)
        expect(readAmount(exampleAmount(code, country), code, country)).toBeTypeOf('number');
  });
  test('may have a comma before its fraction', () => expect(readAmount('99,9', 'PEN', 'PE')).toBe(9_990));
  test.each([
    ['1,500,000.50', 'PEN', 150_000_050],
    ['1.500.000,5', 'PEN', 150_000_050],
    ['1,500.00', 'USD', 150_000],
    ['1,234', 'PEN', 123_400],
    ['25.000', 'CLP', 25_000],
    ['1.500.000', 'CLP', 1_500_000],
    ['1.508', 'UF', 15_080],
  ])('typed as %s in %s has its thousands', (typed, unit, amount) =>
    expect(readAmount(typed, unit, 'PE')).toBe(amount),
  );
  test.each(['', '1.234', 'diez', '-1', '1.2.3', '1,50,000.5', '1.500,000.5'])(
    'is not made of «%s»',
    (typed) => expect(readAmount(typed, 'PEN', 'PE')).toBe(typed),
  );
  test.each([
    ['0.500', 'CLP'],
    ['99.900', 'PEN'],
    ['9'.repeat(17), 'CLP'],
  ])('is not made of %s in %s, which has no place for it', (typed, unit) =>
    expect(readAmount(typed, unit, 'PE')).toBe(typed),
  );
  test.each([
    ['1.500', 'CL', 15_000_000],
    ['1,500', 'CL', 15_000],
    ['1.500', 'PE', 15_000],
    ['1,500', 'PE', 15_000_000],
    ['0.500', 'CL', 5_000],
  ] as const)(
    'of UF typed as %s in %s has thousands where people there write them so',
    (typed, country, amount) => expect(readAmount(typed, 'UF', country)).toBe(amount),
  );
});

test('a rate is read as it was shown, digit by digit', () =>
  fc.assert(
    fc.property(
      fc.nat(),
      fc.stringMatching(/^\d{0,6}$/),
      fc.constantFrom(...countryCodes),
      (whole, decimals, country) => {
        const kept = decimals === '' ? String(whole) : `${whole}.${decimals}`;
        expect(writtenNumber(shownDecimal(kept, country), country)).toBe(kept);
        expect(writtenNumber(spelledNumber(kept, country), country)).toBe(kept);
      },
    ),
  ));
