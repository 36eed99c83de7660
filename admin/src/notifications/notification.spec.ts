import { describe, expect, test } from 'vitest';
import { bulkNotifications } from '../bulk/notifications.ts';
import { exportNotifications } from '../exports/notifications.ts';
import { leadNotifications } from '../leads/notifications.ts';
import { addressOf, badgeOf, isOnlyUnread, recordIn, seenUntil } from './notification.ts';

const addresses = { ...leadNotifications, ...bulkNotifications, ...exportNotifications };

describe('a notification leads', () => {
  test('to the lead that it is about', () =>
    expect(addressOf(addresses, { kind: 'lead-assigned', aggregate: 'leads', aggregateId: 'a' })).toBe(
      '/leads/a/show',
    ));
  test('nowhere when the lead is another’s now', () =>
    expect(
      addressOf(addresses, { kind: 'lead-reassigned-away', aggregate: 'leads', aggregateId: 'a' }),
    ).toBeUndefined());
  test('to the results of the run that it is about', () =>
    expect(addressOf(addresses, { kind: 'bulk-finished', aggregate: 'bulk', aggregateId: 'b' })).toBe(
      '/bulk/b/show',
    ));
  test('to where the file can be downloaded', () =>
    expect(addressOf(addresses, { kind: 'export-finished', aggregate: 'exports', aggregateId: 'e' })).toBe(
      '/bulk',
    ));
  test('nowhere when no context says where', () =>
    expect(addressOf(addresses, { kind: 'other', aggregate: 'leads', aggregateId: 'a' })).toBeUndefined());
});

test('a record is known by the address of its page, and none by that of a list', () => {
  const id = '6014bb61-f37c-5bd2-8fc2-afff86e4fc8a';
  expect([`/leads/${id}/show`, '/leads', '/leads/tablero'].map(recordIn)).toEqual([id, undefined, undefined]);
});

test('a badge counts to ninety-nine', () => expect([1, 99, 100].map(badgeOf)).toEqual(['1', '99', '99+']));

describe('what was seen reaches', () => {
  test('to the newest one shown, in whatever order they are', () =>
    expect(seenUntil([{ at: '2026-01-02T00:00:00.000Z' }, { at: '2026-01-03T00:00:00.000Z' }])).toBe(
      '2026-01-03T00:00:00.000Z',
    ));
  test('nowhere when nothing is shown', () => expect(seenUntil([])).toBeUndefined());
});

test('a list shows only what is unread where its filter says just that', () => {
  expect(isOnlyUnread({ unread: true })).toBe(true);
  expect(isOnlyUnread({ unread: 'true' })).toBe(false);
  expect([isOnlyUnread({}), isOnlyUnread(undefined)]).toEqual([false, false]);
});
