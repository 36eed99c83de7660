import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRut, isRut } from './rut.ts';

test.each([
  '12.345.678-5',
  '12345678-5',
  '123456785',
  '7654321-6',
  '11.111.111-1',
  '10.000.013-K',
  '10000013k',
])('%s is a RUT', (text) => expect(isRut(text)).toBe(true));

test.each(['12.345.678-4', '012345678-5', '1-9', '12345K78-5', '', 'K', '1234567890123', '12.345.678-'])(
  '%j is none',
  (text) => expect(isRut(text)).toBe(false),
);

test('of the eleven check digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), (number) => {
      const right = [...'0123456789K'].filter((check) => isRut(`${number}${check}`));
      expect(right).toHaveLength(1);
    }),
  );
});

test('is written with dots and a hyphen, and what is none stays as it is', () => {
  expect(formatRut('123456785')).toBe('12.345.678-5');
  expect(formatRut('10000013k')).toBe('10.000.013-K');
  expect(formatRut('no es un rut')).toBe('no es un rut');
});
