import { expect, test } from 'vitest';
import { byState } from './terms.ts';

const days = [
  { value: 20, from: '2026-01-01' },
  { value: 25, from: '2026-03-02' },
  { value: 15, from: '2026-06-01' },
];
const states = (today: string) => byState(days, today).map(({ value, state }) => [value, state]);

test('of what was agreed, one value holds today, others are coming or past', () => {
  expect(states('2026-03-02')).toEqual([
    [15, 'coming'],
    [25, 'current'],
    [20, 'past'],
  ]);
  expect(states('2026-03-01')).toEqual([
    [15, 'coming'],
    [25, 'coming'],
    [20, 'current'],
  ]);
  expect(states('2025-12-31')[2]).toEqual([20, 'current']);
  expect(byState([], '2026-03-02')).toEqual([]);
});
