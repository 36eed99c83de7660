/**
 * The past in pages, for all that follow the log from one process: those who read side by side read each page once. What a
 * full page holds stays as it is, for the log only grows at its end; so whoever comes to its place may have it.
 */
import { type EventStore, inTime, type StoredEvent } from '../event-store/index.ts';
import { isAfter, type Place } from './place.ts';

/** Events of a page, at least: one that begins where no event of ours stands has one more. */
export const pageLength = 128;

/**
 * Pages that are kept while anybody reads. Who is further behind the others than that reads all the rest by itself: what it
 * reads again pushes out what it would come to.
 */
const mostKept = 32;

/** How long a page may take before those who wait for it go on without; milliseconds. */
const timeout = 2_000;

type Page = readonly StoredEvent[];

export type PastReader = {
  /**
   * The full pages after the place, one after the other, as long as there are any and the reader has not left; all readers
   * get the same ones. They also end before a page that the store does not bring: whoever goes on by another way learns why.
   */
  readonly pages: AsyncIterable<Page>;
  /** To be called by whoever stops before the end. */
  readonly leave: () => void;
};

/** @returns opens a reader after a place of the log */
export const sharedPast = (store: Pick<EventStore, 'readAll'>): ((after: Place) => PastReader) => {
  const kept = new Map<string, Promise<Page>>();
  const readers = new Set<PastReader>();

  const read = async (after: Place): Promise<Page> => {
    const page: StoredEvent[] = [];
    // The one at the place comes first when it is one of ours.
    for await (const event of store.readAll(after, pageLength + 1))
      if (isAfter(event.position, after)) page.push(event);
    return page;
  };

  const pageAfter = (after: Place): Promise<Page> => {
    const key = after === 'start' ? after : `${after.commit}/${after.prepare}`;
    const known = kept.get(key);
    if (known) return known;
    const page = inTime(read(after), () => {}, timeout).catch((): Page => []);
    kept.set(key, page);
    void page.then((events) => {
      if (!isFull(events) && kept.get(key) === page) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest!);
    return page;
  };

  return (after) => {
    let onLeave = (): void => {};
    const leave = (): void => {
      readers.delete(reader);
      if (readers.size === 0) kept.clear();
      onLeave();
    };
    /** Nothing when the reader leaves first. One callback at a time: a promise that lasts would hold every page it was raced with. */
    const unlessLeft = (page: Promise<Page>): Promise<Page | undefined> =>
      new Promise((resolve) => {
        onLeave = () => resolve(undefined);
        void page.then(resolve);
      });

    async function* pages(): AsyncGenerator<Page> {
      readers.add(reader);
      try {
        for (let next = pageAfter(after); ;) {
          const page = await unlessLeft(next);
          if (!page || !isFull(page)) return;
          // Comes while this one is worked on.
          next = pageAfter(page.at(-1)!.position);
          yield page;
          if (!readers.has(reader)) return;
        }
      } finally {
        leave();
      }
    }
    const reader: PastReader = { pages: pages(), leave };
    return reader;
  };
};

const isFull = (page: Page): boolean => page.length >= pageLength;
