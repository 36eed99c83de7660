import { describe, expect, test } from 'vitest';
import {
  endedAt,
  mayGo,
  neighbourOf,
  pagesToRead,
  placeOf,
  type Neighbours,
  withPage,
} from './neighbours.ts';

const neighbours: Neighbours = {
  filter: {},
  sort: { field: 'fecha', order: 'DESC' },
  perPage: 3,
  pages: [2, 2],
  ids: ['d', 'e', 'f'],
  total: 8,
  isAtLeast: false,
};

describe('the previous and the next record of a list', () => {
  test('counts from the first of all pages', () =>
    expect(['d', 'f', 'x'].map((id) => placeOf(neighbours, id))).toEqual([4, 6, undefined]));
  test('goes to the neighbours that are known', () => {
    expect(neighbourOf(neighbours, 'e', 'next')).toBe('f');
    expect(neighbourOf(neighbours, 'e', 'previous')).toBe('d');
    expect(neighbourOf(neighbours, 'd', 'previous')).toBeUndefined();
    expect(neighbourOf(neighbours, 'f', 'next')).toBeUndefined();
  });
  test('goes on to the next page, and back to the one before', () => {
    expect(pagesToRead(neighbours, 'next')).toEqual([2, 3]);
    const on = withPage(neighbours, 3, ['g', 'h'], 'next');
    expect([neighbourOf(on, 'f', 'next'), placeOf(on, 'g')]).toEqual(['g', 7]);
    const back = withPage(neighbours, 1, ['a', 'b', 'c'], 'previous');
    expect([neighbourOf(back, 'd', 'previous'), placeOf(back, 'd')]).toEqual(['c', 4]);
  });
  test('finds those first that have moved up since others left the list', () =>
    expect(withPage(neighbours, 2, ['e', 'f', 'g'], 'next').ids).toEqual(['d', 'e', 'f', 'g']));
  test('takes none for a neighbour that came or moved in at the list’s other end', () => {
    expect(withPage(neighbours, 2, ['new', 'd', 'e'], 'next')).toBe(neighbours);
    expect(withPage(neighbours, 2, ['e', 'f', 'g'], 'previous')).toBe(neighbours);
  });
  test('ends where the list does', () => {
    const on = withPage(neighbours, 3, ['g', 'h'], 'next');
    expect(mayGo(on, 'h', 'next')).toBe(false);
    expect(mayGo({ ...on, isAtLeast: true }, 'h', 'next')).toBe(true);
    expect(mayGo({ ...neighbours, pages: [1, 1] }, 'd', 'previous')).toBe(false);
    expect(mayGo(neighbours, 'x', 'next')).toBe(false);
  });
  test('ends where the list does now, if records have left it', () => {
    const next = endedAt({ ...neighbours, isAtLeast: true }, 'next');
    expect([placeOf(next, 'f'), next.total, mayGo(next, 'f', 'next')]).toEqual([6, 6, false]);
    const previous = endedAt(neighbours, 'previous');
    expect([placeOf(previous, 'd'), previous.total, mayGo(previous, 'd', 'previous')]).toEqual([1, 5, false]);
  });
});
