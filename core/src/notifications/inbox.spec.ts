import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import { inbox, type InboxEvent, markAllRead, markRead } from './inbox.ts';

const [userId, a, b] = [randomUUID(), randomUUID(), randomUUID()];
const own = { userId, byId: userId };
const read = (...ids: string[]): InboxEvent => ({ type: 'NotificationsRead', data: { ids } });
const allRead = (until: string): InboxEvent => ({ type: 'InboxRead', data: { until } });
const early = '2026-01-01T10:00:00.000Z';

describe('marking notifications as read', () => {
  test('says which', () =>
    given(inbox)
      .when(markRead(own, [a, b]))
      .then(read(a, b)));
  test('names each once', () =>
    given(inbox)
      .when(markRead(own, [a, a]))
      .then(read(a)));
  test('changes nothing where they are marked already', () =>
    given(inbox, read(a, b))
      .when(markRead(own, [a]))
      .then());
  test('is for one’s own inbox only', () =>
    given(inbox)
      .when(markRead({ userId, byId: a }, [b]))
      .rejected('NOT_ALLOWED'));
});

describe('marking all as read', () => {
  test('means those that were there', () => given(inbox).when(markAllRead(own, early)).then(allRead(early)));
  test('changes nothing where later ones are marked already', () =>
    given(inbox, allRead('2026-01-02T10:00:00.000Z')).when(markAllRead(own, early)).then());
  test('is for one’s own inbox only', () =>
    given(inbox)
      .when(markAllRead({ userId, byId: a }, early))
      .rejected('NOT_ALLOWED'));
});
