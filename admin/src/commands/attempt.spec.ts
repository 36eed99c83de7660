import { describe, expect, test } from 'vitest';
import { attemptFor, fingerprintOf } from './attempt.ts';

const ids = () => {
  let next = 0;
  return () => `id-${++next}`;
};
const close = fingerprintOf('change-status', { statusId: 3 }, 4);

describe('the id of an attempt', () => {
  test('stays when the same is tried again, so that nothing happens twice', () => {
    const newId = ids();
    const first = attemptFor(undefined, close, newId);
    expect(attemptFor(first, close, newId)).toBe(first);
  });
  test.each([
    ['something else is asked', fingerprintOf('change-status', { statusId: 4 }, 4)],
    ['it is asked of a newer version', fingerprintOf('change-status', { statusId: 3 }, 5)],
    ['it is another command', fingerprintOf('assign', { statusId: 3 }, 4)],
  ])('is a new one when %s', (_case, fingerprint) => {
    const newId = ids();
    const first = attemptFor(undefined, close, newId);
    expect(attemptFor(first, fingerprint, newId).commandId).toBe('id-2');
  });
});
