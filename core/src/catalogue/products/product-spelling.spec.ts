import { describe, expect, test } from 'vitest';
import { given } from '../../kit/testing/index.ts';
import { noteSpelling, productSpelling, productSpellingStream } from './product-spelling.ts';

const noted = { type: 'ProductSpellingNoted', data: { code: 'Salud-Uno' } } as const;

describe('the spelling of a product’s code', () => {
  test('stands under the code in small letters', () =>
    expect(productSpellingStream('Salud-UNO')).toBe('productSpelling-salud-uno'));
  test('is noted once', () => {
    given(productSpelling).when(noteSpelling('Salud-Uno')).then(noted);
    given(productSpelling, noted).when(noteSpelling('Salud-Uno')).then();
  });
  test('of the first of two that differ in case alone stays', () =>
    given(productSpelling, noted).when(noteSpelling('SALUD-UNO')).then());
});
