import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameValue } from './same-value.ts';
import { valueDifferences } from './value-differences.ts';

describe('lists whose members have no number', () => {
  const places = (...addresses: string[]) => ({ places: addresses.map((address) => ({ address, city: 'Lima' })) });

  test.each([
    ['one more at the beginning is one more', ['b', 'c'], ['a', 'b', 'c'], [{ field: '[1]', after: 'a' }]],
    ['one more in the middle is one more', ['a', 'c'], ['a', 'b', 'c'], [{ field: '[2]', after: 'b' }]],
    ['one less at the beginning is one less', ['a', 'b', 'c'], ['b', 'c'], [{ field: '[1]', before: 'a' }]],
    ['another in its place is that one', ['a', 'b', 'c'], ['a', 'x', 'c'], [{ field: '[2]', before: 'b', after: 'x' }]],
    ['the same twice is one more', ['a'], ['a', 'a'], [{ field: '[2]', after: 'a' }]],
    ['all of them gone are told one by one', ['a', 'b'], [], [{ field: '[1]', before: 'a' }, { field: '[2]', before: 'b' }]],
  ] as const)('%s', (_, one, other, expected) =>
    expect(valueDifferences(one, other)).toEqual(expected.map((told) => ({ before: undefined, after: undefined, ...told }))));

  test('are compared part by part where both stand in one place', () =>
    expect(
      valueDifferences(places('Uno', 'Dos'), { places: [{ address: 'Uno', city: 'Lima' }, { address: 'Dos', city: 'Cusco' }] }),
    ).toEqual([{ field: 'places[2].city', before: 'Lima', after: 'Cusco' }]));

  test('are the same where nothing is told, and only there', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(list, list, (one, other) => (valueDifferences(one, other).length === 0) === sameValue(one, other)),
    );
  });
}); // oxfmt-ignore

test('what is numbered is followed wherever it moves', () =>
  expect(
    valueDifferences(
      [
        { id: 1, name: 'Uno' },
        { id: 2, name: 'Dos' },
      ],
      [
        { id: 2, name: 'Dos' },
        { id: 1, name: 'Primero' },
      ],
    ),
  ).toEqual([{ field: '[1].name', before: 'Uno', after: 'Primero' }]));

test('a value that becomes one with parts is told as gone, and its parts as new', () =>
  expect(valueDifferences({ limit: 3 }, { limit: { amount: 3 } })).toEqual([
    { field: 'limit', before: 3, after: undefined },
    { field: 'limit.amount', before: undefined, after: 3 },
  ]));
