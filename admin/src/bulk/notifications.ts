/** Where notifications about bulk runs lead: to the result of each record. */
import { type Notified } from '../kit/context.ts';

export const bulkNotifications = {
  'bulk-finished': ({ aggregateId }: Notified) => `/bulk/${aggregateId}/show`,
};
