/** Says of most names that were never added that they are absent, without keeping the names (a Bloom filter). */
import { hash } from 'node:crypto';

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
  const places = (name: string): number[] => {
    const digest = hash('md5', name, 'buffer');
    const [first, step] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0];
    return Array.from({ length: probes }, (_, probe) => (first + probe * step) % bits);
  };
  const wordAt = (place: number): number => words[place >>> 5] ?? 0;
  return {
    add: (name) => {
      for (const place of places(name)) words[place >>> 5] = wordAt(place) | (1 << (place & 31));
    },
    isAbsent: (name) => places(name).some((place) => (wordAt(place) & (1 << (place & 31))) === 0),
  };
}
