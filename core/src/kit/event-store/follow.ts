/** A subscription to the whole log, its signals in the order in which the server sent them. */
import {
  type EventStoreDBClient,
  excludeSystemEvents,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import { translated } from './errors.ts';
import { type LogSignal, type LogSubscription, type Position } from './event-store.ts';
import { inOrder } from './in-order.ts';
import { stored } from './stored.ts';

/**
 * The largest number of a place. EventStoreDB announces 2^64 − 1 to who follows from the start of a log that has nothing for the
 * filter: before everything, and no place.
 */
const lastPlace = 2n ** 63n - 1n;

export const follow = (client: EventStoreDBClient, after: Position | 'start'): LogSubscription => {
  const subscription = client.subscribeToAll({
    fromPosition: after === 'start' ? START : after,
    filter: excludeSystemEvents({
      checkpointInterval: 1,
      maxSearchWindow: 500,
      // Must not throw: an exception in here leaves the client's stream hanging.
      checkpointReached: async (_, position) => {
        if (position.commit <= lastPlace) subscription.emit('checkpoint', position);
      },
    }),
  });
  const signals = inOrder<ResolvedEvent, LogSignal>(subscription, {
    checkpoint: (position) => ({ kind: 'candidate', position: position as Position }),
    caughtUp: () => ({ kind: 'caughtUp' }),
  });

  async function* iterate(): AsyncGenerator<LogSignal> {
    try {
      for await (const signal of signals)
        if ('kind' in signal) yield signal;
        else if (signal.value.event) yield { kind: 'event', event: stored(signal.value.event) };
    } catch (error) {
      throw translated(error, '$all');
    }
  }

  return {
    [Symbol.asyncIterator]: iterate,
    async close() {
      subscription.destroy();
      // Cancels the call; there is none when the server was never reached.
      await subscription.unsubscribe().catch(() => {});
    },
  };
};
