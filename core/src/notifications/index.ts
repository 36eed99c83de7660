/** Notifications: what people are told of, and what they have read of it. */
export {
  inbox,
  type Inbox,
  type InboxEvent,
  inboxEvents,
  markAllRead,
  markRead,
  mostMarked,
  type Reader,
} from './inbox.ts';
export {
  type NotificationFacts,
  type NotificationKind,
  notificationKinds,
  notificationText,
} from './kinds.ts';
