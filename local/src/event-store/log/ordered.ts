/** Finding records in a list that is ordered by position or by revision. */
import { contentLength, type EventRecord } from '../semantics/event.ts';
import type { Page } from './log.ts';

/** The index of the first record at or after the place; the length of the list when all are before it. */
export function indexAt(
  records: readonly EventRecord[],
  key: 'position' | 'revision',
  place: number,
): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle] as EventRecord)[key] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A page of the list: forwards from the index on, backwards from before it. */
export function pageOf(
  records: readonly EventRecord[],
  index: number,
  { direction, limit, bytes }: Page,
): EventRecord[] {
  const near =
    direction === 'forwards'
      ? records.slice(index, index + limit)
      : records.slice(Math.max(0, index - limit), index).reverse();
  let total = 0;
  const end = near.findIndex((record) => {
    const length = contentLength(record);
    total += length;
    return total > bytes && total > length;
  });
  return end === -1 ? near : near.slice(0, end);
}
