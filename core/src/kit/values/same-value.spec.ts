import { expect, test } from 'vitest';
import { changedFields, sameValue } from './same-value.ts';

test.each([
  [
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1, b: null }, { a: 1 }],
  [null, undefined],
  [[], []],
])('%j says the same as %j', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
  expect(sameValue(other, one)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 0 }, { a: null }],
  [{ a: '' }, { a: null }],
  [[], {}],
  [[1], [1, 1]],
  ['1', 1],
])('%j says something else than %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
  expect(sameValue(other, one)).toBe(false);
});

test('a change holds what differs alone, and what is emptied', () => {
  type Entry = { name: string; image?: string | null; order?: number | null };
  const stands: Entry = { name: 'Uno', image: '/uno.webp' };
  expect(changedFields(stands, { name: 'Uno', image: null, order: 3 })).toEqual({ image: null, order: 3 });
  expect(changedFields(stands, { name: 'Uno', image: undefined, order: null })).toEqual({});
});
