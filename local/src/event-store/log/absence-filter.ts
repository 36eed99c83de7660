/** A Bloom filter: says of most names that were never added that they are absent, without keeping the names (a Bloom filter). */

export type AbsenceFilter = {
  add: (name: string) => void;
  /** True is certain; false means that only the database knows. */
  isAbsent: (name: string) => boolean;
};

const probes = 7;

/** Four megabytes keep false alarms below one in a hundred up to some three million names. */
const defaultBits = 2 ** 25;

/** An empty filter; `bits` must be a power of two. */
export function createAbsenceFilter(bits = defaultBits): AbsenceFilter {
  const words = new Uint32Array(bits / 32);
  const mask = bits - 1;
  return {
    add: (name) => {
      const step = hash(name, 0x9747b28c) | 1;
      for (let probe = 0, place = hash(name, 0); probe < probes; probe += 1, place += step) {
        const bit = place & mask;
        words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    },
    isAbsent: (name) => {
      const step = hash(name, 0x9747b28c) | 1;
      for (let probe = 0, place = hash(name, 0); probe < probes; probe += 1, place += step) {
        const bit = place & mask;
        if (((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return true;
      }
      return false;
    },
  };
}

/** Spreads names over 32 bits (FNV-1a over their UTF-16, then mixed so that every bit depends on every other). */
function hash(name: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < name.length; index += 1) {
    value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
