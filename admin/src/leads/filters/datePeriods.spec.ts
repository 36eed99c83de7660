import { describe, expect, test } from 'vitest';
import { instantsOf } from './datePeriods.ts';

const now = new Date(2026, 2, 31, 15, 30);
const local = (...parts: [number, number, number]) => new Date(...parts).toISOString();
const lastOf = (...parts: [number, number, number]) =>
  new Date(new Date(...parts).getTime() - 1).toISOString();

describe('a period', () => {
  test.each([
    ['today', { gte: local(2026, 2, 31), lte: lastOf(2026, 3, 1) }],
    ['yesterday', { gte: local(2026, 2, 30), lte: lastOf(2026, 2, 31) }],
    ['last7', { gte: local(2026, 2, 25), lte: lastOf(2026, 3, 1) }],
    ['thisMonth', { gte: local(2026, 2, 1) }],
    ['before2', { lte: lastOf(2026, 2, 30) }],
    ['tomorrow', { gte: local(2026, 3, 1), lte: lastOf(2026, 3, 2) }],
  ])('%s is of whole days here', (period, instants) => expect(instantsOf(period, now)).toEqual(instants));

  test('overdue is what was due before this minute, also today', () => {
    const { gte, lte } = instantsOf('overdue', new Date(2026, 2, 31, 15, 30, 42));
    expect(gte).toBeUndefined();
    expect(lte).toBe(new Date(2026, 2, 31, 15, 29, 59, 999).toISOString());
  });
  test('between two days has both of them', () =>
    expect(instantsOf('between', now, { from: '2026-03-01', to: '2026-03-01' })).toEqual({
      gte: local(2026, 2, 1),
      lte: lastOf(2026, 2, 2),
    }));
  test('asks for no day that is half typed or does not exist', () =>
    expect(instantsOf('between', now, { from: '2026-0', to: '2026-02-30' })).toEqual({}));
  test('that nobody knows asks for nothing', () => expect(instantsOf('constructor', now)).toEqual({}));
  test('stays the same all day long', () =>
    expect(instantsOf('before7', new Date(2026, 2, 31, 0, 0))).toEqual(instantsOf('before7', now)));
});
