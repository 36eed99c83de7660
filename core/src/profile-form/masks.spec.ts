import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMask, masked, moneyMask, percentMask, unmasked } from './masks.ts';
import { takesCompany, tooFewEmployees } from './company-size.ts';

const masks = [moneyMask('$', '.'), percentMask, countMask(3), countMask(7, ',')];

test.each([
  [moneyMask('$', '.'), '1650000', '$ 1.650.000'],
  [moneyMask('S/', ','), '1650', 'S/ 1,650'],
  [moneyMask('$', '.'), '1234567890', '$ 12.345.678'],
  [moneyMask('$', '.'), '$ 00120', '$ 120'],
  [moneyMask('$', '.'), 'abc', ''],
  [percentMask, '1000', '100'],
  [countMask(3), '025 años', '25'],
  [countMask(7, '.'), '1200', '1.200'],
])('%o of %s is %s', (mask, typed, shown) => expect(masked(mask, typed)).toBe(shown));

test('what is shown stays as it is when it is masked again, and stands for one number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...masks), fc.string(), (mask, typed) => {
      const shown = masked(mask, typed);
      expect(masked(mask, shown)).toBe(shown);
      expect(unmasked(mask, shown)).toBe(unmasked(mask, typed));
    }),
  );
});

test('a plan takes a company that reaches its minimum, by the digits of what was typed', () => {
  expect(takesCompany('1.200', 1_000)).toBe(true);
  expect(takesCompany('4')).toBe(false);
  expect(takesCompany('5')).toBe(true);
  expect(takesCompany('', 1)).toBe(false);
  expect(tooFewEmployees(10)).toBe('Plan para un mínimo de 10 empleados');
  expect(tooFewEmployees()).toBe('Plan para un mínimo de 1 empleados');
});
