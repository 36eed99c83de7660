/** The first of many, without sorting the rest. */
import { type Bits, eachBit } from '../shelf/bits.ts';

/**
 * @param keyAt the lowest come first
 * @param ties by slot, all different: they decide between equal keys, so that pages never overlap
 * @returns the first `count` slots of the set in their order, fewer where there are fewer
 */
export const firstOf = (
  set: Bits,
  count: number,
  keyAt: (slot: number) => number,
  ties: Float64Array,
): readonly number[] => {
  /** A heap with the last of the first on top, which is the next to go; each slot with its key. */
  const slots = new Int32Array(count);
  const keys = new Float64Array(count);
  let size = 0;

  /** Whether one comes after what is in a place. */
  const isAfter = (slot: number, key: number, place: number): boolean =>
    key > keys[place]! || (key === keys[place]! && ties[slot]! > ties[slots[place]!]!);
  const put = (place: number, slot: number, key: number): void => {
    slots[place] = slot;
    keys[place] = key;
  };
  const sink = (slot: number, key: number): void => {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= size) break;
      if (below + 1 < size && isAfter(slots[below + 1]!, keys[below + 1]!, below)) below += 1;
      if (isAfter(slot, key, below)) break;
      put(place, slots[below]!, keys[below]!);
      place = below;
    }
    put(place, slot, key);
  };
  const rise = (slot: number, key: number): void => {
    let place = size - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isAfter(slot, key, above)) break;
      put(place, slots[above]!, keys[above]!);
      place = above;
    }
    put(place, slot, key);
  };

  if (count > 0)
    eachBit(set, (slot) => {
      const key = keyAt(slot);
      if (size < count) {
        size += 1;
        rise(slot, key);
      } else if (!isAfter(slot, key, 0)) sink(slot, key);
    });
  const places = Array.from({ length: size }, (_, place) => place);
  return places
    .sort((one, other) => (isAfter(slots[one]!, keys[one]!, other) ? 1 : -1))
    .map((place) => slots[place]!);
};
