/**
 * Reads the log once for all followers of one process: full pages of the past, then a subscription of each follower's own up to
 * the end of the past, and from there on one shared subscription.
 */
import { type EventStore, type LogSignal, type LogSubscription } from '../event-store/index.ts';
import { isAfter, type Place } from './place.ts';
import { type PastReader, sharedPast } from './shared-past.ts';
import { shareSubscription, type Subscriber, type SharedSubscription } from './shared-subscription.ts';

/**
 * @param store that is read and followed for all
 * @returns wraps a store so that its subscriptions share the reading; between the past and the shared subscription, and for all else, it uses its own
 */
export const sharedLog = (
  store: Pick<EventStore, 'readAll' | 'subscribe'>,
): ((own: EventStore) => EventStore) => {
  const readPast = sharedPast(store);
  let shared: SharedSubscription | undefined;

  const join = (last: Place): Subscriber => {
    if (!shared?.isOpen()) shared = shareSubscription(store.subscribe(last), last);
    return shared.join();
  };

  const subscribe = (own: EventStore, after: Place): LogSubscription => {
    let last = after;
    let past: PastReader | undefined;
    let between: LogSubscription | undefined;
    let subscriber: Subscriber | undefined;
    let closed = false;

    async function* inPages(): AsyncGenerator<LogSignal> {
      past = readPast(last);
      for await (const page of past.pages)
        for (const event of page) {
          if (closed) return;
          last = event.position;
          yield { kind: 'event', event };
        }
    }

    /** @returns true once the shared subscription has every later event; false when the own subscription ended */
    async function* untilJoined(subscription: LogSubscription): AsyncGenerator<LogSignal, boolean> {
      for await (const signal of subscription) {
        if (signal.kind === 'event') last = signal.event.position;
        // A server may say so again.
        if (signal.kind === 'caughtUp') subscriber ??= join(last);
        yield signal;
        if (subscriber && !isAfter(subscriber.from, last)) return true;
      }
      return false;
    }

    async function* fromShared({ signals }: Subscriber): AsyncGenerator<LogSignal> {
      for await (const signal of signals) {
        if (signal.kind === 'event') {
          if (!isAfter(signal.event.position, last)) continue;
          last = signal.event.position;
        }
        yield signal;
      }
    }

    async function* iterate(): AsyncGenerator<LogSignal> {
      if (closed) return;
      try {
        do {
          subscriber = undefined;
          yield* inPages();
          if (closed) return;
          between = own.subscribe(last);
          const hasJoined = yield* untilJoined(between);
          if (!hasJoined || closed) return;
          await between.close();
          yield* fromShared(subscriber!);
        } while (subscriber!.hasFallenBehind() && !closed);
      } finally {
        subscriber?.leave();
      }
    }

    return {
      [Symbol.asyncIterator]: iterate,
      async close() {
        closed = true;
        past?.leave();
        subscriber?.leave();
        await between?.close();
      },
    };
  };

  return (own) => ({ ...own, subscribe: (after) => subscribe(own, after) });
};
