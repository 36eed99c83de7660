import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeNumber } from './code-number.ts';
import { productNumber } from '../../catalogue/index.ts';

describe('the number of a code', () => {
  /** FNV-1a's published 64-bit hashes, folded: the low 52 bits with the high 12 laid over them. */
  test.each([
    ['a', 0xaf63dc4c8601ec8cn],
    ['foobar', 0x85944171f73967e8n],
    ['', 0xcbf29ce484222325n],
  ])('of %j is the hash that others compute too', (code, hash) =>
    expect(BigInt(codeNumber(code))).toBe((hash & 0xfffffffffffffn) ^ (hash >> 52n)),
  );

  test('is the same for ever', () => {
    expect(productNumber('Salud-Esencial-Andina')).toBe(productNumber('Salud-Esencial-Andina'));
    expect(codeNumber('Clínica')).toBe(codeNumber('Cli\u0301nica'));
  });

  test('is one that JSON and JavaScript keep exactly', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        const number = codeNumber(code);
        expect(Number.isSafeInteger(number) && number > 0).toBe(true);
        expect(JSON.parse(JSON.stringify(number))).toBe(number);
      }),
    ));

  test('is another for each of a hundred thousand codes', () => {
    const codes = Array.from({ length: 100_000 }, (_, index) => `13-CORE${index}-26`);
    expect(new Set(codes.map(codeNumber)).size).toBe(codes.length);
  });
});
