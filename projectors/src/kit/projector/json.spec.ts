import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from './json.ts';

const written = (value: unknown): unknown => JSON.parse(toJson(value));

test('characters that jsonb refuses are replaced, in values and in keys', () => {
  expect(written({ 'a\u0000': 'x\u0000y\u0000', b: ['\ud800', 'z\udc00'] })).toEqual({
    'a\uFFFD': 'x\uFFFDy\uFFFD',
    b: ['\uFFFD', 'z\uFFFD'],
  });
});

test('a text about such characters is not one of them', () => {
  const value = { text: '\\u0000 \\ud800 \\\\u0000', emoji: '😀 ñ', none: null };
  expect(written(value)).toEqual(value);
});

test('everything else stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const storable = text.replaceAll('\u0000', '');
      expect(written({ [storable]: storable })).toEqual({ [storable]: storable });
    }),
  );
});

test('what is too deep to be written loses its depths, and nothing beside them', () => {
  let deep: unknown = 'bottom';
  for (let level = 0; level < 100_000; level += 1) deep = level % 2 ? [deep] : { deep };
  const kept = written({ deep, beside: 'kept' }) as { readonly beside: string };
  expect(kept.beside).toBe('kept');
});
