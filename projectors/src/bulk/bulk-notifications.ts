/** Notifies the person who started a bulk run of its end. */
import { type BulkEvent, bulkEvents, type bulkNotifications } from '@cotejo/core/bulk';
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { type NotificationSource } from '../kit/notification-source.ts';

const kind: keyof typeof bulkNotifications = 'bulk-finished';

export const bulkNotificationSource: NotificationSource<BulkEvent> = {
  category: 'bulk',
  events: bulkEvents,
  aggregate: 'bulk',
  ownerAfter: ({ type, metadata }) => (type === 'BulkStarted' ? askedBy(metadata) : undefined),
  told: ({ type }, owner) => (type === 'BulkFinished' ? [{ userId: owner, kind }] : []),
};
