/** Whole numbers for what is known by a code, derived from it and never handed out. */

/** FNV-1a of 64 bits: http://www.isthe.com/chongo/tech/comp/fnv, "xor-folding" included. */
const [start, prime, bits64] = [0xcbf29ce484222325n, 0x100000001b3n, (1n << 64n) - 1n];
const [width, mask] = [52n, (1n << 52n) - 1n];

const utf8 = new TextEncoder();

/**
 * The number of a code: the same for ever, everywhere, without anything being counted. Different codes have different
 * numbers but for a chance of one in a million among 100,000 of them.
 * @param code any text; composed and decomposed accents are the same
 * @returns a positive integer of 52 bits at most, which JSON and JavaScript keep exactly
 */
export const codeNumber = (code: string): number => {
  let hash = start;
  for (const byte of utf8.encode(code.normalize('NFC'))) hash = ((hash ^ BigInt(byte)) * prime) & bits64;
  return Number((hash & mask) ^ (hash >> width)) || 1;
};
