/** An inbox: what somebody has read of what the platform told. What is told follows from other events and is not kept here. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  rejectActor,
  unreachable,
} from '../kit/event-sourcing/index.ts';

// Stream: one for each user, named by the user's id
export const inboxStream = (userId: string): string => `inbox-${userId}`;

/** How many notifications can be marked by name at one time. */
export const mostMarked = 200;

// Events
export const inboxEvents = events({
  NotificationsRead: z
    .object({ ids: z.array(z.uuid()).min(1).max(mostMarked) })
    .describe('Somebody has read these notifications.'),
  InboxRead: z
    .object({ until: z.iso.datetime().describe('what came later is still to be read') })
    .describe('Somebody has read all notifications up to an instant.'),
});
export type InboxEvent = EventOf<typeof inboxEvents>;

// State
export type Inbox = {
  readonly readUntil: string | null;
  /** Read one by one since then. */
  readonly read: ReadonlySet<string>;
};

export const inbox: Decider<Inbox, InboxEvent> = {
  stream: inboxStream,
  events: inboxEvents,
  initial: { readUntil: null, read: new Set() },
  evolve(state, event) {
    switch (event.type) {
      case 'NotificationsRead':
        return { ...state, read: new Set([...state.read, ...event.data.ids]) };
      case 'InboxRead':
        return { readUntil: event.data.until, read: new Set() };
      default:
        return unreachable(event);
    }
  },
};

// Decisions
export type InboxDecision = Decision<Inbox, InboxEvent>;

/** Whose inbox it is, and who asks. */
export type Reader = { readonly userId: string; readonly byId: string };

const asOwner =
  ({ userId, byId }: Reader, decide: InboxDecision): InboxDecision =>
  (state, now) =>
    userId === byId ? decide(state, now) : rejectActor('Solo puedes marcar tus propias notificaciones.');

/** Marks some notifications; those that are marked already stay. @throws Rejection `NOT_ALLOWED` */
export const markRead = (reader: Reader, ids: readonly string[]): InboxDecision =>
  asOwner(reader, ({ read }) => {
    const unread = [...new Set(ids)].filter((id) => !read.has(id));
    return unread.length === 0 ? [] : [{ type: 'NotificationsRead', data: { ids: unread } }];
  });

/**
 * Marks all that came up to an instant.
 * @param until a UTC instant, such as that of the newest that was shown; now without it, and never later than now
 * @throws Rejection `NOT_ALLOWED`
 */
export const markAllRead = (reader: Reader, until?: string): InboxDecision =>
  asOwner(reader, ({ readUntil }, now) => {
    const latest = Math.min(now.getTime(), until === undefined ? Infinity : Date.parse(until));
    if (readUntil !== null && Date.parse(readUntil) >= latest) return [];
    return [{ type: 'InboxRead', data: { until: new Date(latest).toISOString() } }];
  });
