import { describe, expect, test } from 'vitest';
import { changedFields } from './changed.ts';

describe('what of a form is kept', () => {
  test('is only what differs from what it began with', () =>
    expect(changedFields({ name: 'Rosa', phone: '999' }, { name: 'Rosa', phone: '998' })).toEqual({
      phone: '999',
    }));
  test('is nothing where fields say nothing, each in its way', () =>
    expect(changedFields({ note: '', reasonId: null, tags: [] }, { note: undefined, day: '' })).toEqual({}));
  test('is a field that was emptied', () =>
    expect(changedFields({ name: undefined }, { name: 'Rosa' })).toEqual({ name: null }));
  test('is the whole of a list in which one thing was changed', () =>
    expect(changedFields({ rows: [{ a: 1 }, { a: 3 }] }, { rows: [{ a: 1 }, { a: 2 }] })).toEqual({
      rows: [{ a: 1 }, { a: 3 }],
    }));
  test('is nothing once somebody has typed it back', () =>
    expect(changedFields({ text: 'Hola', at: { on: '' } }, { text: 'Hola' })).toEqual({}));
});
