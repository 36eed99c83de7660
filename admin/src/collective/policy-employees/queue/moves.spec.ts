import { describe, expect, test } from 'vitest';
import { afterAnswer, followed, moved } from './moves.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));

describe('in the queue', () => {
  test('keys move to the next one, and stay at the ends', () => {
    expect([moved(rows, 'a', 1), moved(rows, 'c', 1), moved(rows, 'b', -1), moved(rows, 'a', -1)]).toEqual([
      'b',
      'c',
      'a',
      'a',
    ]);
    expect([moved(rows, undefined, 1), moved([], undefined, 1)]).toEqual(['a', undefined]);
  });
  test('another list keeps the one that is looked at, or goes on with its own first', () => {
    expect([followed(rows, 'b'), followed(rows, 'z'), followed(rows, undefined), followed([], 'a')]).toEqual([
      'b',
      'a',
      'a',
      undefined,
    ]);
  });
  test('an answer leads to the next one, the last to the one above', () => {
    expect([afterAnswer(rows, 'a'), afterAnswer(rows, 'c'), afterAnswer([{ id: 'a' }], 'a')]).toEqual([
      'b',
      'b',
      undefined,
    ]);
  });
});
