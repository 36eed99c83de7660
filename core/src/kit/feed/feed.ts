/** The log as a projector wants it: in order, for ever, through every loss of the server, and honest about its health. */
import { comparePositions, type EventStore, type Position, type StoredEvent } from '../event-store/index.ts';
import { trusted } from './trusted.ts';
import { watchSilence } from './watch-silence.ts';

export type FeedItem =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  /** Everything up to here has been handed out; a good place for a checkpoint. */
  | { readonly kind: 'candidate'; readonly position: Position }
  | { readonly kind: 'caughtUp' }
  /** The subscription was lost; the feed goes on by itself with the next item. */
  | { readonly kind: 'ended'; readonly error?: unknown };

export type FeedStatus = {
  readonly connected: boolean;
  /** Whether history has been read to its end since the last loss. */
  readonly caughtUp: boolean;
  /** Events are there that the subscription does not deliver. */
  readonly frozen: boolean;
};

/** To be iterated once. */
export type Feed = AsyncIterable<FeedItem> & {
  status(): FeedStatus;
  close(): Promise<void>;
};

export type FeedOptions = {
  /** How long a silent subscription is trusted before the log itself is asked; milliseconds. */
  readonly silence?: number;
  /** The first pause before subscribing again; doubled up to 5 s, with jitter; milliseconds. */
  readonly retry?: number;
};

const longestRetry = 5_000;

/** Follows the log from after a position. */
export const feed = (store: EventStore, after: Position | 'start', options: FeedOptions = {}): Feed => {
  const { silence = 10_000, retry = 100 } = options;
  let reached = after;
  let closed = false;
  let status: FeedStatus = { connected: false, caughtUp: false, frozen: false };
  let subscription: { close(): Promise<void> } | undefined;
  let interruptPause = (): void => {};

  const isNew = (position: Position): boolean =>
    reached === 'start' || comparePositions(position, reached) > 0;

  const watch = watchSilence({
    store,
    silence,
    reached: () => reached,
    async onMissed() {
      status = { ...status, frozen: true };
      await subscription?.close();
    },
  });

  async function* once(): AsyncGenerator<FeedItem> {
    // Read before subscribing: when the subscription has caught up, it has passed this place, and never a later one.
    const head = await store.head();
    if (closed) return;
    let known = head;
    /** Whether the log reaches so far. It is asked again only where a place lies beyond all that is known of it. */
    const isInLog = async (position: Position): Promise<boolean> => {
      if (comparePositions(position, known) > 0) known = await store.head();
      return comparePositions(position, known) <= 0;
    };
    const signals = store.subscribe(reached);
    subscription = signals;
    try {
      status = { ...status, connected: true };
      watch.waiting();
      for await (const signal of trusted(signals, head)) {
        watch.heard();
        status = { ...status, frozen: false, caughtUp: status.caughtUp || signal.kind === 'caughtUp' };
        if (signal.kind === 'caughtUp') yield signal;
        else {
          const position = signal.kind === 'event' ? signal.event.position : signal.position;
          // A server may repeat itself or go back after a loss; what was handed out is not handed out again. Who went on from
          // beyond the log's end would be given nothing ever after.
          if (isNew(position) && (signal.kind === 'event' || (await isInLog(position)))) {
            if (comparePositions(position, known) > 0) known = position;
            reached = position;
            yield signal;
          }
        }
        watch.waiting();
      }
    } finally {
      watch.heard();
      await signals.close();
    }
  }

  async function* endless(): AsyncGenerator<FeedItem> {
    for (let failures = 0; !closed; failures += 1) {
      let error: unknown;
      try {
        for await (const item of once()) {
          failures = 0;
          yield item;
          if (closed) return;
        }
      } catch (cause) {
        error = cause;
      }
      status = { ...status, connected: false, caughtUp: false };
      if (closed) return;
      yield { kind: 'ended', error };
      if (closed) return;
      const pause = Math.min(longestRetry, retry * 2 ** failures) * (0.5 + Math.random() / 2);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        interruptPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    [Symbol.asyncIterator]: endless,
    status: () => status,
    async close() {
      closed = true;
      watch.stop();
      interruptPause();
      await subscription?.close();
    },
  };
};
