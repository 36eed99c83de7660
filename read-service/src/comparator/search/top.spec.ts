import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, setBit } from '../product-index/bits.ts';
import { firstOf } from './top.ts';

test('the first of many are those that sorting all would bring first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, 3, Infinity), { maxLength: 64, size: 'max' }),
      fc.integer({ min: 0, max: 70 }),
      (values, count) => {
        const keys = Float64Array.from({ length: 64 }, (_, row) => values[row] ?? 0);
        const ties = Float64Array.from({ length: 64 }, (_, row) => (row * 37) % 64);
        const set = emptyBits(64);
        values.forEach((_, row) => setBit(set, row));
        const all = values
          .map((_, row) => row)
          .sort((a, b) => (keys[a] === keys[b] ? ties[a]! - ties[b]! : keys[a]! < keys[b]! ? -1 : 1));
        expect(firstOf(set, count, (row) => keys[row]!, ties)).toEqual(all.slice(0, count));
      },
    ),
  );
});
