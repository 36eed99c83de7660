import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { bytesIn } from './file-bytes.ts';
import { type PackedRows, unpacked } from './packed-rows.ts';
import { portionsOf } from './portions.ts';
import { workbook } from './testing/workbook.ts';

const options = { country: 'CL', bounds: { mostRows: 50_000, largestPart: 128 * 2 ** 20 } } as const;

const portionsIn = async (file: Buffer): Promise<readonly PackedRows[]> => {
  const portions: PackedRows[] = [];
  for await (const portion of portionsOf(bytesIn(file), options))
    if ('rows' in portion) portions.push(portion);
  return portions;
};

test('a text that many cells share is handed over in portions that can be held', async () => {
  const file = workbook([['a'], ...Array.from({ length: 10 }, () => ['x'.repeat(400_000)])]);
  expect((await portionsIn(file)).map(({ rows }) => rows.length)).toEqual([3, 3, 3, 1]);
});

test('a long title is handed over once in a portion, however many cells stand below it', async () => {
  const titles = Array.from({ length: 300 }, (_, at) => `${at} ${'á'.repeat(900)}`);
  const file = workbook([titles, ...Array.from({ length: 100 }, () => titles.map(() => 1))]);
  const sizes = (await portionsIn(file)).map((portion) => serialize(portion).length);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(3 * 2 ** 20);
});

test('what is wrong with cells fills a portion as their values do', async () => {
  const titles = Array.from({ length: 100 }, (_, at) => `c${at}`);
  const file = workbook([titles, ...Array.from({ length: 199 }, () => titles.map(() => '#N/A'))]);
  for (const portion of await portionsIn(file)) expect(serialize(portion).length).toBeLessThan(1.3 * 2 ** 20);
});

test('titles and values arrive as they stand in the file', async () => {
  const file = workbook([['__proto__', 'b\u202e', 'c'], ['x\u202e', 2, '#N/A'], ['', 3]]);
  const rows = (await portionsIn(file)).flatMap((portion) => [...unpacked(portion)]);
  expect(rows.map(({ values }) => Object.entries(values))).toEqual([
    [['__proto__', 'x'], ['b', 2], ['c', '#N/A']],
    [['b', 3]],
  ]);
  expect(rows.map(({ row, errors }) => [row, Object.keys(errors ?? {})])).toEqual([[2, ['c']], [3, []]]);
}); // oxfmt-ignore
