import { expect, test } from 'vitest';
import { inOrder } from './known.ts';

test('what visitors read is in the order of Spanish, whatever its accents, equals by their numbers', () =>
  expect(
    inOrder([
      { id: 5, displayName: 'Zafiro' },
      { id: 4, displayName: 'oncosalud' },
      { id: 3, displayName: 'Ñusta' },
      { id: 2, displayName: null, name: 'Árbol' },
      { id: 6, displayName: 'Arena' },
      { id: 1, displayName: 'Ñusta', name: 'AAA' },
    ]).map(({ id }) => id),
  ).toEqual([2, 6, 1, 3, 4, 5]));
