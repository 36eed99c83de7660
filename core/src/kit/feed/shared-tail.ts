/** One subscription for all that follow the log from one process: what is new is sent, received and held once, however many hear it. */
import { type LogSignal, type LogSubscription } from '../event-store/index.ts';
import { type Place } from './place.ts';
import { trusted } from './trusted.ts';

/** Signals that wait for one follower at most. Who falls further behind reads by itself again, at its own pace. */
const mostWaiting = 2_000;

/** A follower's place at the tail. */
export type Seat = {
  /** Every event after it comes to this seat. */
  readonly from: Place;
  /** Ends when the follower leaves or has fallen behind, and otherwise as the subscription does. To be iterated once. */
  readonly signals: AsyncIterable<LogSignal>;
  readonly hasFallenBehind: () => boolean;
  readonly leave: () => void;
};

export type Tail = {
  /** Whether newcomers may sit down: not at what has ended, nor where somebody left, who may have found it silent. */
  readonly isOpen: () => boolean;
  readonly sitDown: () => Seat;
};

/** @param after the place from which the subscription begins */
export const openTail = (subscription: LogSubscription, after: Place): Tail => {
  type Follower = { readonly take: (signal: LogSignal) => void; readonly end: (error?: unknown) => void };
  const followers = new Set<Follower>();
  let reached = after;
  let isOpen = true;

  const release = (follower: Follower): void => {
    followers.delete(follower);
    if (followers.size > 0) return;
    isOpen = false;
    void subscription.close();
  };

  const sitDown = (): Seat => {
    const waiting: LogSignal[] = [];
    let hasFallenBehind = false;
    let ended: { readonly error?: unknown } | undefined;
    let wake = (): void => {};
    const follower: Follower = {
      take(signal) {
        waiting.push(signal);
        if (waiting.length > mostWaiting) {
          hasFallenBehind = true;
          stand();
        }
        wake();
      },
      end(error) {
        ended ??= { error };
        wake();
      },
    };
    const stand = (): void => {
      waiting.length = 0;
      follower.end();
      release(follower);
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

    followers.add(follower);
    return {
      from: reached,
      signals: signals(),
      hasFallenBehind: () => hasFallenBehind,
      leave() {
        isOpen = false;
        stand();
      },
    };
  };

  const run = async (): Promise<void> => {
    let failure: unknown;
    try {
      // A follower hears nothing of what it has had already: what disproves a candidate is seen here alone.
      for await (const signal of trusted(subscription)) {
        // Each has caught up by itself before it sat down.
        if (signal.kind === 'caughtUp') continue;
        if (signal.kind === 'event') reached = signal.event.position;
        for (const follower of followers) follower.take(signal);
      }
    } catch (error) {
      failure = error;
    }
    isOpen = false;
    for (const follower of followers) follower.end(failure);
  };
  void run();

  return { isOpen: () => isOpen, sitDown };
};
