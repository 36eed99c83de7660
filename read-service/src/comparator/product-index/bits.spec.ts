import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAll, type Bits, clearBit, countCommon, countOf, eachBit, emptyBits, hasBit, keepCommon, setBit, widened } from './bits.ts'; // oxfmt-ignore

const room = 96;
const rows = fc.uniqueArray(fc.integer({ min: 0, max: room - 1 }));
const bitsOf = (members: readonly number[]): Bits => {
  const bits = emptyBits(room);
  for (const row of members) setBit(bits, row);
  return bits;
};
const membersOf = (bits: Bits): number[] => {
  const members: number[] = [];
  eachBit(bits, (row) => members.push(row));
  return members;
};
const sorted = (members: Iterable<number>): number[] => [...members].sort((a, b) => a - b);

test('sets of bits are sets', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [a, b] = [bitsOf(one), bitsOf(other)];
      const [both, either] = [bitsOf(one), bitsOf(one)];
      keepCommon(both, b);
      addAll(either, b);
      const common = one.filter((row) => other.includes(row));
      expect(membersOf(a)).toEqual(sorted(one));
      expect(membersOf(both)).toEqual(sorted(common));
      expect(membersOf(either)).toEqual(sorted(new Set([...one, ...other])));
      expect([countOf(a), countCommon(a, b)]).toEqual([one.length, common.length]);
      for (const row of other) clearBit(a, row);
      expect(membersOf(a)).toEqual(sorted(one.filter((row) => !other.includes(row))));
      expect(one.every((row) => hasBit(widened(b, 2 * room), row) === other.includes(row))).toBe(true);
    }),
  );
});
