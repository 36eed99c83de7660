/** Bulk runs: one command on many records. */
import { bulkEvents } from '@cotejo/core/bulk';
import { type ProjectionContext } from '../kit/context.ts';
import { bulkNotificationSource } from './bulk-notifications.ts';
import { bulkProjector } from './bulk-projector.ts';

export const bulkContext = (): ProjectionContext => ({
  name: 'bulk',
  projectors: [bulkProjector],
  audit: [{ category: 'bulk', events: bulkEvents, resource: 'bulk' }],
  notifications: [bulkNotificationSource],
});
