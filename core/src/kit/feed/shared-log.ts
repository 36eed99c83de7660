/**
 * One reading of the log for all that follow it from one process: pages of the past as long as there are full ones, then a
 * subscription of one's own to the end of the past, and from there on a seat at the one that all share.
 */
import { type EventStore, type LogSignal, type LogSubscription } from '../event-store/index.ts';
import { isAfter, type Place } from './place.ts';
import { type PastReader, sharedPast } from './shared-past.ts';
import { openTail, type Seat, type Tail } from './shared-tail.ts';

/**
 * @param store that is read and followed for all
 * @returns makes stores whose subscriptions do so; between past and seat, and for all else, they use their own
 */
export const sharedLog = (
  store: Pick<EventStore, 'readAll' | 'subscribe'>,
): ((own: EventStore) => EventStore) => {
  const readPast = sharedPast(store);
  let tail: Tail | undefined;

  const sitDown = (last: Place): Seat => {
    if (!tail?.isOpen()) tail = openTail(store.subscribe(last), last);
    return tail.sitDown();
  };

  const subscribe = (own: EventStore, after: Place): LogSubscription => {
    let last = after;
    let past: PastReader | undefined;
    let between: LogSubscription | undefined;
    let seat: Seat | undefined;
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

    /** @returns whether all that comes next comes to the seat; otherwise the subscription has ended */
    async function* untilSeated(subscription: LogSubscription): AsyncGenerator<LogSignal, boolean> {
      for await (const signal of subscription) {
        if (signal.kind === 'event') last = signal.event.position;
        // A server may say so again.
        if (signal.kind === 'caughtUp') seat ??= sitDown(last);
        yield signal;
        if (seat && !isAfter(seat.from, last)) return true;
      }
      return false;
    }

    async function* atSeat({ signals }: Seat): AsyncGenerator<LogSignal> {
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
          seat = undefined;
          yield* inPages();
          if (closed) return;
          between = own.subscribe(last);
          const isSeated = yield* untilSeated(between);
          if (!isSeated || closed) return;
          await between.close();
          yield* atSeat(seat!);
        } while (seat!.hasFallenBehind() && !closed);
      } finally {
        seat?.leave();
      }
    }

    return {
      [Symbol.asyncIterator]: iterate,
      async close() {
        closed = true;
        past?.leave();
        seat?.leave();
        await between?.close();
      },
    };
  };

  return (own) => ({ ...own, subscribe: (after) => subscribe(own, after) });
};
