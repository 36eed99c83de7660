import { expect, test } from 'vitest';
import { rowOf, searchOf } from './happened.ts';

const rows = [
  { id: 'c', at: '2026-03-03T12:00:00.000Z' },
  { id: 'b', at: '2026-03-02T12:00:00.000Z' },
  { id: 'a', at: '2026-03-01T12:00:00.000Z' },
];
const opened = (event: string, moment?: string) => rowOf(rows, { event, ...(moment && { moment }) })?.id;

test('a history is opened at the event that the address names', () =>
  expect(opened('a', '2026-03-03T12:00:00.000Z')).toBe('a'));

test('a history without the event is opened at the last one until then', () => {
  expect(opened('elsewhere', '2026-03-02T18:00:00.000Z')).toBe('b');
  expect(rowOf([...rows].reverse(), { event: 'x', moment: '2026-03-02T18:00:00.000Z' })?.id).toBe('b');
});

test('a history is opened at nothing where the address names nothing of it', () => {
  expect(opened('elsewhere')).toBeUndefined();
  expect(opened('elsewhere', '2026-02-01T00:00:00.000Z')).toBeUndefined();
  expect(rowOf(rows, undefined)).toBeUndefined();
});

test('the address names the event, its moment and the part that tells of it', () =>
  expect(searchOf({ event: 'a', moment: '2026-03-01T12:00:00.000Z', tab: 'looks' })).toBe(
    '?event=a&moment=2026-03-01T12%3A00%3A00.000Z&tab=looks',
  ));
