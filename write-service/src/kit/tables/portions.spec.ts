import { expect, test } from 'vitest';
import { bytesIn } from './file-bytes.ts';
import { portionsOf } from './portions.ts';
import { workbook } from './testing/workbook.ts';

const options = { country: 'CL', bounds: { mostRows: 50_000, largestPart: 128 * 2 ** 20 } } as const;

test('a text that many cells share is handed over in portions that can be held', async () => {
  const file = workbook([['a'], ...Array.from({ length: 10 }, () => ['x'.repeat(400_000)])]);
  const sizes: number[] = [];
  for await (const portion of portionsOf(bytesIn(file), options))
    if ('rows' in portion) sizes.push(portion.rows.length);
  expect(sizes).toEqual([3, 3, 3, 1]);
});
