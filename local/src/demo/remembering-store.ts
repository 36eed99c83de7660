/** An event store for somebody who is alone with it. */
import { type EventStore, type StoredEvent } from '@cotejo/core/kit/event-store';

/**
 * Remembers each stream that was read or written, so that nobody asks for it again. For the only writer of these streams.
 * All events of one append have the position of the last of them.
 */
export const rememberingStore = (store: EventStore): EventStore => {
  const streams = new Map<string, readonly StoredEvent[]>();
  return {
    ...store,
    async readStream(stream, fromRevision = 0) {
      const known = streams.get(stream) ?? (await store.readStream(stream));
      streams.set(stream, known);
      return known.slice(fromRevision);
    },
    async append(stream, events, expected) {
      const before = streams.get(stream);
      // Until the answer is there, what the stream holds is not known.
      streams.delete(stream);
      const written = await store.append(stream, events, expected);
      const first = written.revision + 1 - events.length;
      if (before?.length === first) {
        const created = new Date();
        const added = events.map((event, index) => ({
          ...(JSON.parse(JSON.stringify(event)) as typeof event),
          stream,
          revision: first + index,
          position: written.position,
          created,
        }));
        streams.set(stream, [...before, ...added]);
      }
      return written;
    },
  };
};
