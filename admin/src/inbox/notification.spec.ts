import { describe, expect, test } from 'vitest';
import { addressOf, badgeOf, seenUntil } from './notification.ts';

describe('a notification leads', () => {
  test('to the lead that it is about', () =>
    expect(addressOf({ kind: 'lead-assigned', leadId: 'a' })).toBe('/leads/a/show'));
  test('nowhere when the lead is another’s now', () =>
    expect(addressOf({ kind: 'lead-reassigned-away', leadId: 'a' })).toBeUndefined());
  test('nowhere when it is about no lead', () =>
    expect(addressOf({ kind: 'bulk-finished', bulkId: 'b' })).toBeUndefined());
});

test('a badge counts to ninety-nine', () => expect([1, 99, 100].map(badgeOf)).toEqual(['1', '99', '99+']));

describe('what was seen reaches', () => {
  test('to the newest one shown, in whatever order they are', () =>
    expect(seenUntil([{ at: '2026-01-02T00:00:00.000Z' }, { at: '2026-01-03T00:00:00.000Z' }])).toBe(
      '2026-01-03T00:00:00.000Z',
    ));
  test('nowhere when nothing is shown', () => expect(seenUntil([])).toBeUndefined());
});
