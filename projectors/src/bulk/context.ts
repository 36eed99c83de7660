/** Bulk runs: one command on many records. */
import { type ProjectionContext } from '../kit/context.ts';
import { bulkNotificationSource } from './bulk-notifications.ts';
import { bulkProjector } from './bulk-projector.ts';

export const bulkContext = (): ProjectionContext => ({
  name: 'bulk',
  projectors: [bulkProjector],
  notifications: [bulkNotificationSource],
});
