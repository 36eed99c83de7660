import { describe, expect, test } from 'vitest';
import { endedAt, mayGo, neighbourOf, pagesToRead, placeOf, type Walk, withPage } from './walk.ts';

const walk: Walk = {
  filter: {},
  sort: { field: 'fecha', order: 'DESC' },
  perPage: 3,
  pages: [2, 2],
  ids: ['d', 'e', 'f'],
  total: 8,
  isAtLeast: false,
};

describe('a walk through a list', () => {
  test('counts from the first of all pages', () =>
    expect(['d', 'f', 'x'].map((id) => placeOf(walk, id))).toEqual([4, 6, undefined]));
  test('goes to the neighbours that are known', () => {
    expect(neighbourOf(walk, 'e', 'next')).toBe('f');
    expect(neighbourOf(walk, 'e', 'previous')).toBe('d');
    expect(neighbourOf(walk, 'd', 'previous')).toBeUndefined();
    expect(neighbourOf(walk, 'f', 'next')).toBeUndefined();
  });
  test('goes on to the next page, and back to the one before', () => {
    expect(pagesToRead(walk, 'next')).toEqual([2, 3]);
    const on = withPage(walk, 3, ['g', 'h'], 'next');
    expect([neighbourOf(on, 'f', 'next'), placeOf(on, 'g')]).toEqual(['g', 7]);
    const back = withPage(walk, 1, ['a', 'b', 'c'], 'previous');
    expect([neighbourOf(back, 'd', 'previous'), placeOf(back, 'd')]).toEqual(['c', 4]);
  });
  test('finds those first that have moved up since others left the list', () =>
    expect(withPage(walk, 2, ['e', 'f', 'g'], 'next').ids).toEqual(['d', 'e', 'f', 'g']));
  test('takes none for a neighbour that came or moved in at the list’s other end', () => {
    expect(withPage(walk, 2, ['new', 'd', 'e'], 'next')).toBe(walk);
    expect(withPage(walk, 2, ['e', 'f', 'g'], 'previous')).toBe(walk);
  });
  test('ends where the list does', () => {
    const on = withPage(walk, 3, ['g', 'h'], 'next');
    expect(mayGo(on, 'h', 'next')).toBe(false);
    expect(mayGo({ ...on, isAtLeast: true }, 'h', 'next')).toBe(true);
    expect(mayGo({ ...walk, pages: [1, 1] }, 'd', 'previous')).toBe(false);
    expect(mayGo(walk, 'x', 'next')).toBe(false);
  });
  test('ends where the list does now, if records have left it', () => {
    const next = endedAt({ ...walk, isAtLeast: true }, 'next');
    expect([placeOf(next, 'f'), next.total, mayGo(next, 'f', 'next')]).toEqual([6, 6, false]);
    const previous = endedAt(walk, 'previous');
    expect([placeOf(previous, 'd'), previous.total, mayGo(previous, 'd', 'previous')]).toEqual([1, 5, false]);
  });
});
