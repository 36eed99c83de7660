/** Bulk runs: one command on many records. */
import { bulkEvents } from '@cotejo/core/bulk';
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { auditSource } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { bulkNotificationSource } from './bulk-notifications.ts';
import { bulkProjector } from './bulk-projector.ts';

export const bulkContext = (): ProjectionContext => ({
  name: 'bulk',
  projectors: [bulkProjector],
  audit: [
    auditSource({
      category: 'bulk',
      events: bulkEvents,
      resource: 'bulk',
      // One row where a run begins and one where it ends: what it did has its own.
      kinds: { BulkStarted: 'run', BulkRowsAdded: null, BulkRowsHandled: null, BulkFinished: 'run' },
      tells: { BulkStarted: ['aggregate', 'command'] },
      ownerOf: ({ type, metadata }) => (type === 'BulkStarted' ? (askedBy(metadata) ?? null) : undefined),
    }),
  ],
  notifications: [bulkNotificationSource],
});
