import { expect, test } from 'vitest';
import { shortMonth } from './MonthBars.tsx';

test('a month is told by its name and year, wherever the browser stands', () => {
  expect(shortMonth('2026-03')).toBe('mar 26');
  expect(shortMonth('2026-12')).toBe('dic 26');
});
