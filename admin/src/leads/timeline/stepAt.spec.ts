import { expect, test } from 'vitest';
import { stepAt } from './stepAt.ts';

const entries = ['2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', '2026-03-01T11:00:00Z'].map((at) => ({
  at,
}));

test.each([
  ['2026-03-01T09:00:00Z', 0],
  ['2026-03-01T10:30:00Z', 0],
  ['2026-03-01T11:00:00Z', 2],
  ['2027-01-01T00:00:00Z', 2],
])('at %s the lead stood at step %d', (instant, step) => expect(stepAt(entries, instant)).toBe(step));
test('without events there is one step', () => expect(stepAt([], '2026-03-01T09:00:00Z')).toBe(0));
