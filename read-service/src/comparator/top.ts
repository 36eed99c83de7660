/** The first of many, without sorting the rest. */
import { type Bits, eachBit } from './bits.ts';

/**
 * @param keys by slot; the lowest come first
 * @param ties by slot, all different: they decide between equal keys, so that pages never overlap
 * @returns the first `count` slots of the set in their order, fewer where there are fewer
 */
export const firstOf = (
  set: Bits,
  count: number,
  keys: Float64Array,
  ties: Float64Array,
): readonly number[] => {
  const isAfter = (one: number, other: number): boolean =>
    keys[one]! > keys[other]! || (keys[one]! === keys[other]! && ties[one]! > ties[other]!);

  /** A heap with the last of the first on top, which is the next to go. */
  const heap = new Int32Array(count);
  let size = 0;

  const sink = (from: number): void => {
    const slot = heap[from]!;
    let place = from;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= size) break;
      if (below + 1 < size && isAfter(heap[below + 1]!, heap[below]!)) below += 1;
      if (!isAfter(heap[below]!, slot)) break;
      heap[place] = heap[below]!;
      place = below;
    }
    heap[place] = slot;
  };
  const rise = (from: number): void => {
    const slot = heap[from]!;
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isAfter(slot, heap[above]!)) break;
      heap[place] = heap[above]!;
      place = above;
    }
    heap[place] = slot;
  };

  if (count > 0)
    eachBit(set, (slot) => {
      if (size < count) {
        heap[size] = slot;
        size += 1;
        rise(size - 1);
      } else if (isAfter(heap[0]!, slot)) {
        heap[0] = slot;
        sink(0);
      }
    });
  return [...heap.subarray(0, size)].sort((one, other) => (isAfter(one, other) ? 1 : -1));
};
