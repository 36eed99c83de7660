/** An event of the client as one of ours. */
import { type RecordedEvent } from '@eventstore/db-client';
import { type Position, type StoredEvent } from './event-store.ts';

export const stored = (event: RecordedEvent & { position?: Position }): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: (event.metadata ?? {}) as Record<string, unknown>,
  stream: event.streamId,
  revision: Number(event.revision),
  position: event.position ?? { commit: 0n, prepare: 0n },
  created: event.created,
});
