import { expect, test } from 'vitest';
import { dueOccurrence } from './schedules.ts';

const rule = { zone: 'America/Santiago', every: 'day', at: '09:00' } as const;
const done = new Date('2026-11-01T12:00:00Z');
const due = (now: string, missed?: 'each') => dueOccurrence({ rule, missed }, done, new Date(now));

test('nothing is due before the next occurrence', () => expect(due('2026-11-02T11:59:59Z')).toBeUndefined());
test('an occurrence is due at its instant', () =>
  expect(due('2026-11-02T12:00:00Z')).toEqual(new Date('2026-11-02T12:00:00Z')));
test('of several that were missed the latest is due', () =>
  expect(due('2026-11-05T20:00:00Z')).toEqual(new Date('2026-11-05T12:00:00Z')));
test('where each counts it is the first of them', () =>
  expect(due('2026-11-05T20:00:00Z', 'each')).toEqual(new Date('2026-11-02T12:00:00Z')));
