/** The log as a projector wants it: in order, for ever, through every loss of the server, and honest about its health. */
import { comparePositions, type EventStore, type Position, type StoredEvent } from '../event-store/index.ts';

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
const later = (a: Position | 'start', b: Position): Position =>
  a === 'start' || comparePositions(b, a) > 0 ? b : a;

/** Follows the log from after a position. */
export const feed = (store: EventStore, after: Position | 'start', options: FeedOptions = {}): Feed => {
  const { silence = 10_000, retry = 100 } = options;
  let reached = after;
  let closed = false;
  let status: FeedStatus = { connected: false, caughtUp: false, frozen: false };
  let subscription: { close(): Promise<void> } | undefined;
  let interruptPause = (): void => {};
  let waitingSince: number | undefined;

  /** Whether the log holds an event of ours that a silent subscription has not delivered. */
  const missesEvents = async (): Promise<boolean> => {
    const seen = reached;
    for await (const event of store.readAll(seen, 512))
      if (seen === 'start' || comparePositions(event.position, seen) > 0) return seen === reached;
    return false;
  };

  const watch = setInterval(
    () => {
      if (!status.connected || waitingSince === undefined || Date.now() - waitingSince < silence) return;
      waitingSince = Date.now();
      missesEvents().then(
        async (missing) => {
          if (!missing) return;
          status = { ...status, frozen: true };
          await subscription?.close();
        },
        () => {}, // the store does not answer: the subscription will end by itself
      );
    },
    Math.min(silence, 1_000),
  );
  watch.unref();

  async function* once(): AsyncGenerator<FeedItem> {
    // Read before subscribing: when the subscription has caught up, it has passed this place, and never a later one.
    const head = await store.head();
    const signals = store.subscribe(reached);
    subscription = signals;
    status = { ...status, connected: true };
    waitingSince = Date.now();
    for await (const signal of signals) {
      waitingSince = undefined;
      status = { ...status, frozen: false };
      if (signal.kind === 'caughtUp') {
        reached = later(reached, head);
        status = { ...status, caughtUp: true };
        yield { kind: 'candidate', position: reached };
        yield signal;
      } else {
        const position = signal.kind === 'event' ? signal.event.position : signal.position;
        // A server may repeat itself or go back after a loss; what was handed out is not handed out again.
        const isNew = reached === 'start' || comparePositions(position, reached) > 0;
        if (isNew) {
          reached = position;
          yield signal;
        }
      }
      waitingSince = Date.now();
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
      waitingSince = undefined;
      if (closed) return;
      yield { kind: 'ended', error };
      const pause = Math.min(longestRetry, retry * 2 ** failures) * (0.5 + Math.random() / 2);
      await new Promise<void>((resolve) => {
        interruptPause = resolve;
        setTimeout(resolve, pause);
      });
    }
  }

  return {
    [Symbol.asyncIterator]: endless,
    status: () => status,
    async close() {
      closed = true;
      clearInterval(watch);
      interruptPause();
      await subscription?.close();
    },
  };
};
