/** Cuts a feed into batches: whatever arrived while the batch before was written, up to a limit. */
import { type FeedItem } from '@cotejo/core/kit/feed';
import { type Position, type StoredEvent } from '@cotejo/core/kit/event-store';

export type Batch = {
  readonly events: readonly StoredEvent[];
  /** Everything up to here is in this batch or was in one before. */
  readonly position?: Position;
  /** Whether history had ended before the last of them: somebody may be looking. */
  readonly live: boolean;
  /** The subscription was lost in between, and why. */
  readonly losses: readonly unknown[];
};

export type Batches = AsyncIterable<Batch> & {
  /** Items that arrived and are in no batch yet, the oldest first. */
  waiting(): readonly FeedItem[];
};

/** How many items a batch holds at most. */
const limit = 500;
/**
 * How long events that nobody waits for wait for others to be written with, now and in history; milliseconds. That history has ended is
 * told at once.
 */
const delays = { present: 50, past: 500 };

/**
 * Reads ahead by two batches at most, so that a slow database holds the feed back.
 * Awaited events are not held up once history has ended: the first batch after a silence may be of one. Others are, a
 * little: a commit for each event of everybody else, or for each few of a long past, is what a dozen followers would keep
 * the database busy with.
 * @param isAwaited whether somebody waits for what becomes of the event when it has just happened
 */
export const batchesOf = (
  items: AsyncIterable<FeedItem>,
  isAwaited: (event: StoredEvent) => boolean,
): Batches => {
  const queue: FeedItem[] = [];
  let ended = false;
  /** The queue must be written now: a request waits for an item, or the feed has changed its state. */
  let urgent = false;
  /** The feed has caught up: its events are recent. */
  let present = false;
  let failure: { readonly error: unknown } | undefined;
  let wakeReader = (): void => {};
  let wakeFiller = (): void => {};

  const isUrgent = (item: FeedItem): boolean =>
    item.kind === 'event' ? present && isAwaited(item.event) : item.kind !== 'candidate';

  const woken = (): Promise<void> => new Promise((resolve) => (wakeReader = resolve));
  /** Until something is waited for, or enough is there, or the delay is over. */
  const gathered = async (): Promise<void> => {
    let isOver = false;
    const end = setTimeout(
      () => {
        isOver = true;
        wakeReader();
      },
      delays[present ? 'present' : 'past'],
    );
    while (!urgent && !ended && !isOver) await woken();
    clearTimeout(end);
  };

  const fill = async (): Promise<void> => {
    try {
      for await (const item of items) {
        queue.push(item);
        if (item.kind === 'caughtUp') present = true;
        if (item.kind === 'ended') present = false;
        urgent ||= isUrgent(item) || queue.length >= limit;
        wakeReader();
        if (queue.length >= 2 * limit) await new Promise<void>((resolve) => (wakeFiller = resolve));
        if (ended) return;
      }
    } catch (error) {
      failure = { error };
    } finally {
      ended = true;
      wakeReader();
    }
  };

  async function* cut(): AsyncGenerator<Batch> {
    void fill();
    let live = false;
    try {
      for (;;) {
        while (queue.length === 0 && !ended) await woken();
        if (queue.length === 0) break;
        if (!urgent) await gathered();
        const taken = queue.splice(0, limit);
        urgent = queue.length >= limit || queue.some(isUrgent);
        wakeFiller();
        const last = taken.findLast((item) => item.kind === 'event' || item.kind === 'candidate');
        for (const { kind } of taken) {
          if (kind === 'caughtUp') live = true;
          if (kind === 'ended') live = false;
        }
        yield {
          events: taken.flatMap((item) => (item.kind === 'event' ? [item.event] : [])),
          position: last?.kind === 'event' ? last.event.position : last?.position,
          live,
          losses: taken.flatMap((item) => (item.kind === 'ended' ? [item.error] : [])),
        };
      }
      if (failure) throw failure.error;
    } finally {
      ended = true;
      wakeFiller();
    }
  }

  return { [Symbol.asyncIterator]: cut, waiting: () => queue };
};
