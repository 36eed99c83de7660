/** One subscription for all followers of one process: each new event is received and held in memory once. */
import { type LogSignal, type LogSubscription } from '../event-store/index.ts';
import { type Place } from './place.ts';
import { trusted } from './trusted.ts';

/** Limit of queued signals per subscriber; one that exceeds it is detached and reads the log by itself again. */
const mostWaiting = 2_000;

/** A subscriber of the shared subscription. */
export type Subscriber = {
  /** The subscriber receives every event after this place. */
  readonly from: Place;
  /** Ends when the subscriber leaves, is detached, or the subscription ends. To be iterated once. */
  readonly signals: AsyncIterable<LogSignal>;
  readonly hasFallenBehind: () => boolean;
  readonly leave: () => void;
};

export type SharedSubscription = {
  /** Whether new subscribers may join: not after its end, nor once one left, which may have found it silent. */
  readonly isOpen: () => boolean;
  readonly join: () => Subscriber;
};

/** @param after the place where the subscription begins */
export const shareSubscription = (subscription: LogSubscription, after: Place): SharedSubscription => {
  type Receiver = { readonly take: (signal: LogSignal) => void; readonly end: (error?: unknown) => void };
  const subscribers = new Set<Receiver>();
  let reached = after;
  let isOpen = true;

  const release = (subscriber: Receiver): void => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    isOpen = false;
    void subscription.close();
  };

  const join = (): Subscriber => {
    const waiting: LogSignal[] = [];
    let hasFallenBehind = false;
    let ended: { readonly error?: unknown } | undefined;
    let wake = (): void => {};
    const subscriber: Receiver = {
      take(signal) {
        waiting.push(signal);
        if (waiting.length > mostWaiting) {
          hasFallenBehind = true;
          detach();
        }
        wake();
      },
      end(error) {
        ended ??= { error };
        wake();
      },
    };
    const detach = (): void => {
      waiting.length = 0;
      subscriber.end();
      release(subscriber);
    };

    async function* signals(): AsyncGenerator<LogSignal> {
      for (;;) {
        const next = waiting.shift();
        if (next) yield next;
        else if (!ended) await new Promise<void>((resolve) => (wake = resolve));
        else if (ended.error === undefined) return;
        else throw ended.error as Error;
      }
    }

    subscribers.add(subscriber);
    return {
      from: reached,
      signals: signals(),
      hasFallenBehind: () => hasFallenBehind,
      leave() {
        isOpen = false;
        detach();
      },
    };
  };

  const run = async (): Promise<void> => {
    let failure: unknown;
    try {
      // Subscribers skip events that they have had, so an event that disproves a candidate is noticed here only.
      for await (const signal of trusted(subscription)) {
        // Each subscriber caught up by itself before it joined.
        if (signal.kind === 'caughtUp') continue;
        if (signal.kind === 'event') reached = signal.event.position;
        for (const subscriber of subscribers) subscriber.take(signal);
      }
    } catch (error) {
      failure = error;
    }
    isOpen = false;
    for (const subscriber of subscribers) subscriber.end(failure);
  };
  void run();

  return { isOpen: () => isOpen, join };
};
