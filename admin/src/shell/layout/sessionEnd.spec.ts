import { expect, test } from 'vitest';
import { endsSoon, idlesOut } from './sessionEnd.ts';

const [now, minute] = [Date.parse('2026-11-20T12:00:00Z'), 60_000];
test.each([
  [11 * minute, false],
  [10 * minute, true],
  [1, true],
  [0, false],
  [-minute, false],
])('a session that ends in %i ms is announced: %s', (left, isTold) =>
  expect(endsSoon(now + left, now)).toBe(isTold),
);
test.each([
  [2 * minute + 1, false],
  [2 * minute, true],
  [0, false],
])('a session that nobody uses and that ends in %i ms is announced: %s', (left, isTold) =>
  expect(idlesOut(now + left, now)).toBe(isTold),
);
test('a session whose end is not known is not announced', () => expect(endsSoon(undefined, now)).toBe(false));
