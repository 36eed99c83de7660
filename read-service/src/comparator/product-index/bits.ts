/** Sets of rows, a bit each: what a filter's value is true of. Results are written into sets that are there already. */

export type Bits = Uint32Array;

const perWord = 32;

/** @param rows how many there is room for, a multiple of 32 */
export const emptyBits = (rows: number): Bits => new Uint32Array(rows / perWord);

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31);
};
export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31));
};
export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** The same set with room for more. */
export const widened = (bits: Bits, rows: number): Bits => {
  const wider = emptyBits(rows);
  wider.set(bits);
  return wider;
};

export const keepCommon = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!;
};
export const removeAll = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word++) target[word]! &= ~other[word]!;
};
export const addAll = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!;
};

/** How many bits of a word are set: https://graphics.stanford.edu/~seander/bithacks.html, "counting bits set, in parallel". */
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const countOf = (bits: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += ones(bits[word]!);
  return count;
};
export const countCommon = (one: Bits, other: Bits): number => {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones(one[word]! & other[word]!);
  return count;
};

/** Visits the rows of a set in their order. */
export const eachBit = (bits: Bits, visit: (row: number) => void): void => {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit(word * perWord + (31 - Math.clz32(lowest)));
      rest ^= lowest;
    }
  }
};
