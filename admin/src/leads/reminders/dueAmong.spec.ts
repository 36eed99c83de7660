import { expect, test } from 'vitest';
import { dueAmong } from './dueAmong.ts';

const one = (id: string, kind: string, read = false) => ({
  id,
  kind,
  aggregate: 'leads',
  aggregateId: 'l',
  title: '',
  text: '',
  at: '2026-01-01T00:00:00.000Z',
  read,
});

test('a reminder is shown when it arrives, once, and nothing else is', () =>
  expect(
    dueAmong(
      [
        one('a', 'appointment-soon'),
        one('b', 'lead-assigned'),
        one('c', 'appointment-soon'),
        one('d', 'appointment-soon', true),
      ],
      new Set(['a', 'b', 'd']),
    ).map(({ id }) => id),
  ).toEqual(['a']));
