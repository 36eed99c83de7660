/** The first of many, without sorting the rest. */
import { type Bits, eachBit } from '../product-index/bits.ts';

/**
 * @param keyAt the lowest come first
 * @param ties by row, all different: they decide between equal keys, so that pages never overlap
 * @returns the first `count` rows of the set in their order, fewer where there are fewer
 */
export const firstOf = (
  set: Bits,
  count: number,
  keyAt: (row: number) => number,
  ties: Float64Array,
): readonly number[] => {
  /** A heap with the last of the first on top, which is the next to go; each row with its key. */
  const rows = new Int32Array(count);
  const keys = new Float64Array(count);
  let size = 0;

  /** Whether one comes after what is in a place. */
  const isAfter = (row: number, key: number, place: number): boolean =>
    key > keys[place]! || (key === keys[place]! && ties[row]! > ties[rows[place]!]!);
  const put = (place: number, row: number, key: number): void => {
    rows[place] = row;
    keys[place] = key;
  };
  const sink = (row: number, key: number): void => {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= size) break;
      if (below + 1 < size && isAfter(rows[below + 1]!, keys[below + 1]!, below)) below += 1;
      if (isAfter(row, key, below)) break;
      put(place, rows[below]!, keys[below]!);
      place = below;
    }
    put(place, row, key);
  };
  const rise = (row: number, key: number): void => {
    let place = size - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isAfter(row, key, above)) break;
      put(place, rows[above]!, keys[above]!);
      place = above;
    }
    put(place, row, key);
  };

  if (count > 0)
    eachBit(set, (row) => {
      const key = keyAt(row);
      if (size < count) {
        size += 1;
        rise(row, key);
      } else if (!isAfter(row, key, 0)) sink(row, key);
    });
  const places = Array.from({ length: size }, (_, place) => place);
  return places
    .sort((one, other) => (isAfter(rows[one]!, keys[one]!, other) ? 1 : -1))
    .map((place) => rows[place]!);
};
