import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, scaled } from './decimal.ts';
import { decimalText, dividedBy, exactOf, minus, plus, rounded, shifted, times } from './exact.ts';

const anyDecimal = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(6, '0')}`);

describe('a fraction', () => {
  test('adds tenths up to ones, which floating point does not', () =>
    expect(decimalText(plus(exactOf('0.1'), exactOf('0.2')))).toBe('0.3'));

  test('takes back what it gave', () =>
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(minus(plus(exactOf(a), exactOf(b)), exactOf(b))).toEqual(exactOf(a));
        if (Number(b) > 0) expect(times(dividedBy(exactOf(a), exactOf(b)), exactOf(b))).toEqual(exactOf(a));
      }),
    ));

  test('is written without the zeros at its end', () =>
    expect(['1.500', '0.000', '12', '10.010'].map((text) => decimalText(exactOf(text)))).toEqual([
      '1.5',
      '0',
      '12',
      '10.01',
    ]));

  test('is cut, rounded half up, where it would never end', () =>
    expect(decimalText(dividedBy(exactOf('2'), exactOf('3')), 4)).toBe('0.6667'));

  test.each([
    ['0.49999999', 0n],
    ['0.5', 1n],
    ['1.5', 2n],
    ['2.5', 3n],
    ['2.4999', 2n],
  ])('rounds %s half up', (text, expected) => expect(rounded(exactOf(text))).toBe(expected));

  test('is never divided by nothing', () =>
    expect(() => dividedBy(exactOf('1'), exactOf('0'))).toThrow(RangeError));

  test('moves its point both ways', () =>
    expect([decimalText(shifted(exactOf('1.25'), 3)), decimalText(shifted(exactOf('1.25'), -2))]).toEqual([
      '1250',
      '0.0125',
    ]));
});

describe('a scaled decimal', () => {
  test('is the same number as an integer', () =>
    fc.assert(
      fc.property(anyDecimal, (text) => {
        expect(shifted(exactOf(scaled(text, 6)), -6)).toEqual(exactOf(text));
      }),
    ));

  test('counts no zeros at the end', () =>
    expect(['1', '1.50', '39214.80', '0.000'].map(decimalsOf)).toEqual([0, 1, 1, 0]));

  test('is refused where digits would be lost', () => {
    expect(() => scaled('1.25', 1)).toThrow(RangeError);
    expect(() => scaled('999999999.999999', 9)).toThrow(RangeError);
  });
});
