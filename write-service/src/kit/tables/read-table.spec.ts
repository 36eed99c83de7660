import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { readTable, readWholeTable } from './read-table.ts';
import { refusalOf } from './testing/read.ts';
import { bookOf, workbook } from './testing/workbook.ts';

/** A thread begins by compiling itself, and a table with two million parts takes its time on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const options = { country: 'CL', bounds: { mostRows: 50_000, largestPart: 128 * 2 ** 20 } } as const;
const headings = Array.from({ length: 20 }, (_, at) => `columna ${at}`);

test('a table is read in a thread of its own: what it is, its rows, and what is wrong with it', async () => {
  const { about, rows } = await readWholeTable(workbook([['a'], ['x'], [7]]), options);
  expect(about).toEqual({ sheet: 'Planes', headings: ['a'], notes: [] });
  expect(rows).toEqual([
    { row: 2, values: { a: 'x' } },
    { row: 3, values: { a: 7 } },
  ]);
  expect(await refusalOf(readWholeTable(Buffer.from('a\n"1'), options))).toMatch(/^En la fila 2/);
});

test('who takes some rows only need not take the others', async () => {
  const file = Buffer.from(`a\n${'1\n'.repeat(10_000)}`);
  for await (const { row } of readTable(file, options)) if (row === 500) return expect(row).toBe(500);
});

test('fifty thousand rows of twenty columns are read, and meanwhile everybody else has a turn', async () => {
  const line = (row: number) =>
    headings.map((_, at) => (at % 3 === 0 ? row * at + 0.5 : `texto ${row} número ${at}`));
  const file = Buffer.from(
    [headings, ...Array.from({ length: 50_000 }, (_, row) => line(row))]
      .map((cells) => cells.join(';'))
      .join('\n'),
  );
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let count = 0;
  for await (const _ of readTable(file, options)) count += 1;
  delay.disable();
  expect(count).toBe(50_000);
  // Milliseconds, of nearly all turns: a busy machine takes the time of some by itself.
  expect(delay.percentile(99) / 1e6).toBeLessThan(100);
});

test('what takes more memory than it may ends its own thread alone', async () => {
  // A hundred and twenty million empty texts would fit into no service.
  const sheet = `<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(3)}</sheetData>`;
  const file = bookOf([{ name: 'A', xml: sheet }], {
    more: { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(24_000_000)}</sst>` },
  });
  expect(await refusalOf(readWholeTable(file, options))).toBe(
    'El archivo es demasiado grande para leerlo. Pártelo en varios.',
  );
});

test('what takes longer than it may is given up', async () => {
  const rows = readTable(Buffer.from('a\n1'), options, undefined, 1);
  expect(await refusalOf(rows.next())).toBe('Leer el archivo tarda demasiado. Pártelo en varios.');
});
