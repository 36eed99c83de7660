/**
 * The past in pages, for all that follow the log from one process: those who read side by side read each page once. What a
 * full page holds stays as it is, for the log only grows at its end; so whoever comes to its place may have it.
 */
import { type EventStore, inTime, type StoredEvent } from '../event-store/index.ts';
import { isAfter, type Place } from './place.ts';

/** Events of a page. */
export const pageLength = 128;

/** Pages that are kept while anybody reads. Who is further behind the others reads by itself what they have had. */
const mostKept = 32;

type Page = readonly StoredEvent[];

/**
 * @returns gives the full pages after a place, one after the other, as long as there are any and the reader has not left;
 *   all readers the same ones. What no full page holds yet is not given: another read of it may bring more. Throws as a
 *   read does, and StoreUnavailable when the store hangs
 */
export const sharedPast = (
  store: Pick<EventStore, 'readAll'>,
): ((after: Place, left: Promise<undefined>) => AsyncGenerator<Page>) => {
  const kept = new Map<string, Promise<Page>>();
  let readers = 0;

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
    const page = inTime(read(after));
    const forget = (): void => {
      if (kept.get(key) === page) kept.delete(key);
    };
    page.then((events) => isFull(events) || forget(), forget);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest!);
    return page;
  };

  return async function* (after, left) {
    readers += 1;
    try {
      for (let next = pageAfter(after); ;) {
        const page = await Promise.race([next, left]);
        if (!page || !isFull(page)) return;
        // Comes while this one is worked on.
        next = pageAfter(page.at(-1)!.position);
        yield page;
      }
    } finally {
      readers -= 1;
      if (readers === 0) kept.clear();
    }
  };
};

const isFull = (page: Page): boolean => page.length >= pageLength;
