/** The records around one of a list, for the buttons of the previous and the next. */
import { type SortPayload } from 'react-admin';

export type Neighbours = {
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

/** The record's number in the list, counted from 1; undefined for a record that is not among those known. */
export const placeOf = ({ pages: [first], perPage, ids }: Neighbours, id: string): number | undefined => {
  const index = ids.indexOf(id);
  return index < 0 ? undefined : (first - 1) * perPage + index + 1;
};

export type Direction = 'next' | 'previous';

/** Whether the list has another record in the direction, known or still to be read. */
export const mayGo = (neighbours: Neighbours, id: string, direction: Direction): boolean => {
  const place = placeOf(neighbours, id);
  if (place === undefined) return false;
  if (direction === 'previous') return place > 1;
  return neighbours.ids.at(-1) !== id || neighbours.isAtLeast || place < neighbours.total;
};

/** The pages to read in turn until one has an unknown record: records leave a list while somebody works on it. */
export const pagesToRead = ({ pages: [first, last] }: Neighbours, direction: Direction): readonly number[] =>
  direction === 'next' ? [last, last + 1] : [first, first - 1].filter((page) => page > 0);

/** Adds the unknown records of a page; the same neighbours where it has none. */
export const withPage = (
  neighbours: Neighbours,
  page: number,
  ids: readonly string[],
  direction: Direction,
): Neighbours => {
  const isKnown = (id: string): boolean => neighbours.ids.includes(id);
  // Beyond what is known: a record that came in at the list's other end is no neighbour.
  const beyond =
    direction === 'next'
      ? ids.slice(ids.findLastIndex(isKnown) + 1)
      : ids.slice(0, ids.some(isKnown) ? ids.findIndex(isKnown) : ids.length);
  const fresh = beyond.filter((id) => !isKnown(id));
  if (fresh.length === 0) return neighbours;
  const [first, last] = neighbours.pages;
  return direction === 'next'
    ? { ...neighbours, pages: [first, page], ids: [...neighbours.ids, ...fresh] }
    : { ...neighbours, pages: [page, last], ids: [...fresh, ...neighbours.ids] };
};

/** Marks the list as ended in the direction. */
export const endedAt = (neighbours: Neighbours, direction: Direction): Neighbours => {
  const [first, last] = neighbours.pages;
  const before = (first - 1) * neighbours.perPage;
  return direction === 'next'
    ? { ...neighbours, total: before + neighbours.ids.length, isAtLeast: false }
    : { ...neighbours, pages: [1, last], total: Math.max(neighbours.ids.length, neighbours.total - before) };
};

/** The neighbour among the known records. */
export const neighbourOf = ({ ids }: Neighbours, id: string, direction: Direction): string | undefined =>
  ids[ids.indexOf(id) + (direction === 'next' ? 1 : -1)];
