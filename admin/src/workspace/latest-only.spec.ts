import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('what comes while a value is written is written after it, the last of it alone', async () => {
  const written: number[] = [];
  const write = latestOnly<number>(async (value) => {
    await Promise.resolve();
    written.push(value);
  });
  await Promise.all([1, 2, 3].map(write));
  await write(4);
  expect(written).toEqual([1, 3, 4]);
});

test('a value that could not be written is told, and the next one is written all the same', async () => {
  const written: number[] = [];
  const write = latestOnly<number>(async (value) => {
    if (value === 1) throw new Error('away');
    written.push(value);
  });
  await expect(write(1)).rejects.toThrow('away');
  await write(2);
  expect(written).toEqual([2]);
});
