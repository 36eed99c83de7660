import { describe, expect, test } from 'vitest';
import { keptColumns } from './columns.ts';

describe('kept columns', () => {
  test('are the same for the same key, and wider when there is more room', () => {
    const columns = keptColumns(-1, () => 2);
    const first = columns.of('a', 2);
    first[1] = 7;
    expect(columns.of('a', 2)).toBe(first);
    expect([...columns.of('a', 4)]).toEqual([-1, 7, -1, -1]);
  });

  test('give the memory of the one that was longest without being asked for to the next, empty', () => {
    const columns = keptColumns(-1, () => 2);
    const [one, other] = [columns.of('a', 2), columns.of('b', 2)];
    other[0] = 5;
    columns.of('a', 2);
    const next = columns.of('c', 2);
    expect(next).toBe(other);
    expect([...next]).toEqual([-1, -1]);
    expect(columns.of('a', 2)).toBe(one);
    expect([...columns.of('b', 2)]).toEqual([-1, -1]);
  });

  test('are fewer once they are wider: together they keep to their bound', () => {
    const bound = 64;
    let made = 0;
    const columns = keptColumns(-1, (room) => bound / room);
    for (const key of 'abcdefghijklmnop') columns.of(key, 4)[0] = ++made;
    columns.of('p', 16);
    // Of sixteen that were there four are left, and the newest are.
    expect(['m', 'n', 'o', 'p'].map((key) => columns.of(key, 16)[0])).toEqual([13, 14, 15, 16]);
    expect(columns.of('a', 16)[0]).toBe(-1);
  });

  test('forget a slot in all of them', () => {
    const columns = keptColumns(-1, () => 3);
    for (const key of ['a', 'b']) columns.of(key, 2).fill(3);
    columns.forget(1);
    columns.forget(9);
    expect(['a', 'b'].map((key) => [...columns.of(key, 2)])).toEqual([
      [3, -1],
      [3, -1],
    ]);
  });
});
