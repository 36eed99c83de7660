/** Chance that repeats itself: the same seed tells the same demo. */

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight: `[value, weight]`. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
};

/** Mulberry32: 32 bits of state are plenty for a demo. */
export const seeded = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    weighted: (from) => {
      let rest = next() * from.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of from) if ((rest -= weight) < 0) return value;
      return from.at(-1)![0];
    },
  };
};
