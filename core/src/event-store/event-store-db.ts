/** The event store over EventStoreDB's own client; the only file that knows it. */
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

const unavailable: readonly string[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
];

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

  const positionAt = async (stream: string, revision: number): Promise<Position> => {
    const read = client.readStream(stream, { fromRevision: BigInt(revision), maxCount: 1 });
    for await (const { event } of read) if (event) return stored(event).position;
    throw new WrongExpectedRevision(stream);
  };

  return {
    subscribe,
    async readStream(stream, fromRevision = 0) {
      const events: StoredEvent[] = [];
      try {
        const read = client.readStream(stream, { direction: FORWARDS, fromRevision: BigInt(fromRevision) });
        for await (const { event } of read) if (event) events.push(stored(event));
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw translated(error, stream);
      }
      return events;
    },
    async append(stream, events, expected) {
      try {
        const written = await client.appendToStream(
          stream,
          events.map(({ id, type, data, metadata }) =>
            jsonEvent({ id, type, data: data as JSONType, metadata }),
          ),
          { expectedRevision: expected === 'noStream' ? NO_STREAM : BigInt(expected) },
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
        for await (const { event } of client.readAll({
          direction: BACKWARDS,
          fromPosition: END,
          maxCount: 1,
        }))
          if (event) return event.position;
      } catch (error) {
        throw translated(error, '$all');
      }
      return { commit: 0n, prepare: 0n };
    },
    async *readAll(from, maxCount) {
      try {
        const read = client.readAll({ fromPosition: from === 'start' ? START : from, maxCount });
        for await (const { event } of read) if (event && !event.type.startsWith('$')) yield stored(event);
      } catch (error) {
        throw translated(error, '$all');
      }
    },
    close: () => client.dispose(),
  };
};
