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

const rut = fc.integer({ min: 1_000_000, max: 999_999_999 }).map((number) => {
  const check = [...'0123456789K'].find((digit) => isRut(`${number}${digit}`))!;
  return `${number}${check}`;
});

test('one wrong digit, wherever it stands, is noticed', () => {
  fc.assert(
    fc.property(rut, fc.nat(9), fc.integer({ min: 1, max: 9 }), (right, place, more) => {
      const at = place % (right.length - 1);
      const wrong = `${right.slice(0, at)}${(Number(right[at]) + more) % 10}${right.slice(at + 1)}`;
      expect(isRut(wrong)).toBe(false);
    }),
  );
});

test('two neighbours that changed places are noticed', () => {
  fc.assert(
    fc.property(rut, fc.nat(9), (right, place) => {
      const at = place % (right.length - 2);
      fc.pre(right[at] !== right[at + 1]);
      const swapped = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`;
      expect(isRut(swapped)).toBe(false);
    }),
  );
});

test('is the same with dots and hyphen as without, and is shown with them', () => {
  fc.assert(
    fc.property(rut, (bare) => {
      expect(formatRut(bare)).toMatch(/^\d{1,3}(\.\d{3}){2}-[\dK]$/);
      expect(isRut(formatRut(bare))).toBe(true);
      expect(formatRut(formatRut(bare))).toBe(formatRut(bare));
    }),
  );
});

test('is written with dots and a hyphen, and what is none stays as it is', () => {
  expect(formatRut('123456785')).toBe('12.345.678-5');
  expect(formatRut('10000013k')).toBe('10.000.013-K');
  expect(formatRut('no es un rut')).toBe('no es un rut');
});
