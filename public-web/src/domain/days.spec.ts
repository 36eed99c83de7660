import { expect, test } from 'vitest';
import { longDay } from './days.ts';

test('a day is written out, whatever the clock’s zone', () =>
  expect(longDay('2026-11-01')).toBe('1 de noviembre de 2026'));
