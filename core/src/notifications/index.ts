/** Notifications: what people are told of, and what they have read of it. */
export {
  inbox,
  type Inbox,
  type InboxEvent,
  inboxEvents,
  markAllRead,
  markRead,
  mostMarked,
} from './inbox.ts';
export {
  type NotificationData,
  type NotificationRow,
  notificationSchema,
  type NotificationText,
} from './notification.ts';
