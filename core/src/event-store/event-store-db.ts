/** The event store over EventStoreDB's own client; the only file that knows it. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  excludeSystemEvents,
  FORWARDS,
  isCommandError,
  jsonEvent,
  type JSONType,
  NO_STREAM,
  type RecordedEvent,
  type ResolvedEvent,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client';
import {
  type EventStore,
  type LogSignal,
  type LogSubscription,
  type Position,
  type StoredEvent,
  StoreUnavailable,
  WrongExpectedRevision,
} from './event-store.ts';
import { inOrder } from './in-order.ts';
import { inTime } from './in-time.ts';

const unavailable: readonly string[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
];

/** Milliseconds after which cancelled streams count as closed. */
const cancelled = 250;

const translated = (error: unknown, stream: string): unknown => {
  if (!(error instanceof Error) || !isCommandError(error)) return error;
  if (error.type === ErrorType.WRONG_EXPECTED_VERSION) return new WrongExpectedRevision(stream);
  return unavailable.includes(error.type) ? new StoreUnavailable(error) : error;
};

const stored = (event: RecordedEvent & { position?: Position }): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: (event.metadata ?? {}) as Record<string, unknown>,
  stream: event.streamId,
  revision: Number(event.revision),
  position: event.position ?? { commit: 0n, prepare: 0n },
  created: event.created,
});

/** Opens a client; it connects at the first call and again after each loss. */
export const eventStoreDb = (connectionString: string): EventStore => {
  const client = EventStoreDBClient.connectionString(connectionString);

  const subscribe = (after: Position | 'start'): LogSubscription => {
    const subscription = client.subscribeToAll({
      fromPosition: after === 'start' ? START : after,
      filter: excludeSystemEvents({
        checkpointInterval: 1,
        maxSearchWindow: 500,
        // Must not throw: an exception in here leaves the client's stream hanging.
        checkpointReached: async (_, position) => void subscription.emit('checkpoint', position),
      }),
    });
    const signals = inOrder<ResolvedEvent, LogSignal>(subscription, {
      checkpoint: (position) => ({ kind: 'candidate', position: position as Position }),
      caughtUp: () => ({ kind: 'caughtUp' }),
    });
    const iterate = async function* (): AsyncGenerator<LogSignal> {
      try {
        for await (const signal of signals)
          if ('kind' in signal) yield signal;
          else if (signal.value.event) yield { kind: 'event', event: stored(signal.value.event) };
      } catch (error) {
        throw translated(error, '$all');
      }
    };
    const close = async (): Promise<void> => {
      await subscription.unsubscribe();
      subscription.destroy();
    };
    return { [Symbol.asyncIterator]: iterate, close };
  };

  /** The one event that is asked for. The read is drained: one that is left early stays open for ever. */
  const only = async (
    read: AsyncIterable<{ event?: RecordedEvent & { position?: Position } }>,
  ): Promise<StoredEvent | undefined> => {
    let found: StoredEvent | undefined;
    for await (const { event } of read) if (event) found ??= stored(event);
    return found;
  };

  const positionAt = async (stream: string, revision: number): Promise<Position> => {
    const written = await only(client.readStream(stream, { fromRevision: BigInt(revision), maxCount: 1 }));
    if (!written) throw new WrongExpectedRevision(stream);
    return written.position;
  };

  return {
    subscribe,
    async readStream(stream, fromRevision = 0) {
      const read = client.readStream(stream, { direction: FORWARDS, fromRevision: BigInt(fromRevision) });
      const collect = async (): Promise<StoredEvent[]> => {
        const events: StoredEvent[] = [];
        for await (const { event } of read) if (event) events.push(stored(event));
        return events;
      };
      try {
        return await inTime(collect(), () => void read.cancel());
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw translated(error, stream);
      }
    },
    async append(stream, events, expected) {
      try {
        const written = await inTime(
          client.appendToStream(
            stream,
            events.map(({ id, type, data, metadata }) =>
              jsonEvent({ id, type, data: data as JSONType, metadata }),
            ),
            { expectedRevision: expected === 'noStream' ? NO_STREAM : BigInt(expected) },
          ),
        );
        const revision = Number(written.nextExpectedRevision);
        // A server that recognises a repeat may leave out where it stands.
        return { revision, position: written.position ?? (await positionAt(stream, revision)) };
      } catch (error) {
        throw translated(error, stream);
      }
    },
    async head() {
      try {
        const last = await only(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
        return last?.position ?? { commit: 0n, prepare: 0n };
      } catch (error) {
        throw translated(error, '$all');
      }
    },
    async *readAll(from, maxCount) {
      const read = client.readAll({ fromPosition: from === 'start' ? START : from, maxCount });
      try {
        for await (const { event } of read) if (event && !event.type.startsWith('$')) yield stored(event);
      } catch (error) {
        throw translated(error, '$all');
      } finally {
        // A reader that leaves early would keep the call open.
        await read.cancel();
      }
    },
    // The client cancels its streams at once, but waits for ever for one that had been cancelled before and not read.
    close: () => Promise.race([client.dispose(), pause(cancelled, undefined, { ref: false })]),
  };
};
