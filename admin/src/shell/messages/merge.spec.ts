import { expect, test } from 'vitest';
import { mergeMessages } from './merge.ts';

test('messages of several contexts stand beside each other, also within one part', () =>
  expect(mergeMessages([{ a: { b: 'uno' } }, { a: { c: { d: 'dos' } } }, { e: 'tres' }])).toEqual({
    a: { b: 'uno', c: { d: 'dos' } },
    e: 'tres',
  }));
test('two contexts may not say the same text', () =>
  expect(() => mergeMessages([{ a: { b: 'uno' } }, { a: { b: 'dos' } }])).toThrow('a.b'));
