/** Cuts a feed into batches: whatever arrived while the batch before was written, up to a limit. */
import { type FeedItem } from '@cotejo/core/feed';
import { type Position, type StoredEvent } from '@cotejo/core/event-store';

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
  /** What has arrived and is in no batch yet; the oldest first. */
  waiting(): readonly FeedItem[];
};

/**
 * Reads ahead by two batches at most, so that a slow database holds the feed back.
 * Lone events are not held up for company: the first batch after a silence may be of one.
 */
export const batchesOf = (items: AsyncIterable<FeedItem>, limit = 500): Batches => {
  const queue: FeedItem[] = [];
  let ended = false;
  let failure: { readonly error: unknown } | undefined;
  let wakeReader = (): void => {};
  let wakeFiller = (): void => {};

  const fill = async (): Promise<void> => {
    try {
      for await (const item of items) {
        queue.push(item);
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
        while (queue.length === 0 && !ended) await new Promise<void>((resolve) => (wakeReader = resolve));
        if (queue.length === 0) break;
        const taken = queue.splice(0, limit);
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
