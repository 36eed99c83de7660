import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, setBit } from '../shelf/bits.ts';
import { firstOf } from './top.ts';

test('the first of many are those that sorting all would bring first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, 3, Infinity), { maxLength: 64 }),
      fc.integer({ min: 0, max: 70 }),
      (values, count) => {
        const keys = Float64Array.from({ length: 64 }, (_, slot) => values[slot] ?? 0);
        const ties = Float64Array.from({ length: 64 }, (_, slot) => (slot * 37) % 64);
        const set = emptyBits(64);
        values.forEach((_, slot) => setBit(set, slot));
        const all = values
          .map((_, slot) => slot)
          .sort((a, b) => (keys[a] === keys[b] ? ties[a]! - ties[b]! : keys[a]! < keys[b]! ? -1 : 1));
        expect(firstOf(set, count, (slot) => keys[slot]!, ties)).toEqual(all.slice(0, count));
      },
    ),
  );
});
