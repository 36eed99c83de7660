/** Pages that are small for who reads little, grow for who reads on, and hold few large events. */
import type { EventRecord } from '../semantics/event.ts';

const fewest = 32;
const most = 1_024;

/** The bytes of events that a page may have. A reader holds two pages, the one that it sends and the next, and what is written of the first. */
export const pageBytes = 2 * 1024 * 1024;

/** The size of the first page of a reader that wants this many events. */
export const firstLimit = (wanted: number): number => Math.min(fewest, wanted);

/** The size of the page after this one: there is no use in measuring far more than fitted just now. */
export const nextLimit = (page: readonly EventRecord[]): number =>
  Math.max(fewest, Math.min(most, 2 * page.length));
