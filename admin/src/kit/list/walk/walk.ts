/** The records of a list as one walks through their pages, from one to the next. */
import { type SortPayload } from 'react-admin';

export type Walk = {
  /** The filters as the list's form holds them. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** The first and the last page whose records are known. */
  readonly pages: readonly [first: number, last: number];
  readonly ids: readonly string[];
  readonly total: number;
  /** Whether there may be more than the total. */
  readonly isAtLeast: boolean;
};

/** Its number in the list, the first being 1; nothing for a record that is not among those of the walk. */
export const placeOf = ({ pages: [first], perPage, ids }: Walk, id: string): number | undefined => {
  const index = ids.indexOf(id);
  return index < 0 ? undefined : (first - 1) * perPage + index + 1;
};

export type Direction = 'next' | 'previous';

/** Whether there is another one, known or to be read. */
export const mayGo = (walk: Walk, id: string, direction: Direction): boolean => {
  const place = placeOf(walk, id);
  if (place === undefined) return false;
  if (direction === 'previous') return place > 1;
  return walk.ids.at(-1) !== id || walk.isAtLeast || place < walk.total;
};

/** The pages to be read, one after the other, until one has a record that is not known: worked on, records leave a list. */
export const pagesToRead = ({ pages: [first, last] }: Walk, direction: Direction): readonly number[] =>
  direction === 'next' ? [last, last + 1] : [first, first - 1].filter((page) => page > 0);

/** The walk with what a page had that was not known; the same walk where there was nothing. */
export const withPage = (walk: Walk, page: number, ids: readonly string[], direction: Direction): Walk => {
  const isKnown = (id: string): boolean => walk.ids.includes(id);
  // Beyond what is known: a record that came in at the list's other end is no neighbour.
  const beyond =
    direction === 'next'
      ? ids.slice(ids.findLastIndex(isKnown) + 1)
      : ids.slice(0, ids.some(isKnown) ? ids.findIndex(isKnown) : ids.length);
  const fresh = beyond.filter((id) => !isKnown(id));
  if (fresh.length === 0) return walk;
  const [first, last] = walk.pages;
  return direction === 'next'
    ? { ...walk, pages: [first, page], ids: [...walk.ids, ...fresh] }
    : { ...walk, pages: [page, last], ids: [...fresh, ...walk.ids] };
};

/** The walk whose list was read in a direction, and has no more than what is known. */
export const endedAt = (walk: Walk, direction: Direction): Walk => {
  const [first, last] = walk.pages;
  const before = (first - 1) * walk.perPage;
  return direction === 'next'
    ? { ...walk, total: before + walk.ids.length, isAtLeast: false }
    : { ...walk, pages: [1, last], total: Math.max(walk.ids.length, walk.total - before) };
};

/** The neighbour among the records that are known. */
export const neighbourOf = ({ ids }: Walk, id: string, direction: Direction): string | undefined =>
  ids[ids.indexOf(id) + (direction === 'next' ? 1 : -1)];
