import { describe, expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

const ids = () => {
  let next = 0;
  return () => `id-${++next}`;
};
const close = 'change-status {"statusId":3}';

describe('an attempt', () => {
  test('that may have arrived is sent again to the letter, so that nothing happens twice', () => {
    const newId = ids();
    const first = attemptFor(undefined, close, 4, newId);
    expect(attemptFor(first, close, 5, newId)).toEqual({
      commandId: 'id-1',
      asked: close,
      expectedVersion: 4,
    });
  });
  test('is a new one when something else is asked', () => {
    const newId = ids();
    const first = attemptFor(undefined, close, 4, newId);
    expect(attemptFor(first, 'change-status {"statusId":4}', 5, newId)).toMatchObject({
      commandId: 'id-2',
      expectedVersion: 5,
    });
  });
  test('is a new one once the last is settled', () => {
    const newId = ids();
    attemptFor(undefined, close, 4, newId);
    expect(attemptFor(undefined, close, 5, newId)).toMatchObject({ commandId: 'id-2', expectedVersion: 5 });
  });
});
