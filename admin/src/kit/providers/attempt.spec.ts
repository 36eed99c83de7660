import { describe, expect, test } from 'vitest';
import { askedBy, attemptFor, partsAsked } from './attempt.ts';

const attempt = (commandId: string, statusId: number, expectedVersion: number) => ({
  commandId,
  id: `lead-${commandId}`,
  asked: askedBy('change-status', { statusId }),
  expectedVersion,
});

describe('an attempt', () => {
  test('that may have arrived is sent again to the letter, to the same record, so that nothing happens twice', () => {
    const first = attempt('c1', 3, 4);
    expect(attemptFor(first, attempt('c2', 3, 5))).toBe(first);
  });
  test('is a new one when something else is asked', () => {
    const other = attempt('c2', 4, 5);
    expect(attemptFor(attempt('c1', 3, 4), other)).toBe(other);
  });
  test('is a new one once the last is settled', () => {
    const next = attempt('c2', 3, 5);
    expect(attemptFor(undefined, next)).toBe(next);
  });
  test('tells its command and payload', () =>
    expect(partsAsked(attempt('c1', 3, 4))).toEqual(['change-status', { statusId: 3 }]));
});
