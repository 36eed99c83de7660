/** Numbers that look random and are the same in every run. */

export type Random = {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <Value>(from: readonly Value[]) => Value;
  /** The first ones more often than the last: the nth as often as 1/n. */
  readonly pickEarly: <Value>(from: readonly Value[]) => Value;
  readonly uuid: () => string;
};

/** @param seed another one gives another series */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (digits: number): string =>
    below(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    below,
    pick: (from) => from[below(from.length)]!,
    pickEarly: (from) => from[Math.floor((from.length + 1) ** next()) - 1]!,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`,
  };
};
