/** Cells as years of data have them: a spreadsheet opens the file and shows each as it is, or a sign that is seen. */
import { type CellObject, read } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { type Cell, decimalCell, type TableWriter, wallTime } from './cell.ts';
import { csvWriter } from './csv.ts';
import { xlsxWriter } from './xlsx.ts';

const file = async (writer: TableWriter, cell: Cell): Promise<Buffer> =>
  Buffer.concat([await writer.begin(), await writer.rows([['', cell]]), await writer.end()]);
const second = ({ SheetNames: [name], Sheets }: ReturnType<typeof read>): CellObject =>
  Sheets[name!]!['B2'] as CellObject;
/** The cell as a spreadsheet opens it. */
const inWorkbook = async (cell: Cell) =>
  second(read(await file(xlsxWriter('a', ['a', 'b']), cell), { cellNF: true }));
const inCsv = async (cell: Cell) => {
  const text = (await file(csvWriter(['a', 'b']), cell)).toString().slice(1);
  return second(read(text, { type: 'string', FS: ';' }));
};
const at = (instant: string) => wallTime(instant, 'America/Lima');
/** A text that a spreadsheet opens as itself. */
const itself = (value: string): [Cell, string, string] => [value, value, value];

describe('a cell is the same text in both kinds of files', () => {
  test.each<[Cell, string, string]>([
    [Number.NaN, 'NaN', 'NaN'],
    [Infinity, 'Infinity', 'Infinity'],
    [decimalCell('99999999999999.999999'), '99999999999999.999999', '99999999999999.999999'],
    [{ wall: new Date(Number.NaN) }, 'fecha inválida', 'fecha inválida'],
    ['a\ud800b', 'a�b', 'a�b'],
    ['a\u0007\u001b\u0000b', 'a���b', 'a���b'],
    ['١٢٣ １２３', '١٢٣ １２３', '١٢٣ １２３'],
    itself('#N/A'),
    itself('#¡REF!'),
    itself('#¿NOMBRE?'),
    itself('S/ 5'),
    itself('US$ 1.000'),
    itself('₡500'),
    itself('50%'),
    itself('10:30'),
    itself('1/2'),
    itself('3-sept'),
    itself('2026-02-01'),
    itself('(5)'),
    itself('  dos blancos  '),
    itself('_x000D_'),
    itself('a]]>b&amp;'),
    itself('👩\u200D👩\u200D👧🇵🇪'),
    itself('مرحبا שלום'),
    itself('12.345.678-5'),
  ])('%j', async (cell, inBook, inText) => {
    expect(await inWorkbook(cell)).toMatchObject({ t: 's', v: inBook });
    expect(await inCsv(cell)).toMatchObject({ t: 's', v: inText });
  });
});

test.each([
  ['1898-12-31T12:00:00Z', '1898-12-31 06:51:24'],
  ['+010000-12-31T12:00:00Z', '+010000-12-31 07:00:00'],
])('the time %s, which no workbook can write, is text in one', async (instant, text) =>
  expect(await inWorkbook(at(instant))).toMatchObject({ t: 's', v: text }),
);

test('a text is not cut within a letter', async () => {
  const { v } = await inWorkbook(`${'x'.repeat(32_765)}😀😀`);
  expect(v).toBe(`${'x'.repeat(32_765)}…`);
});

test.each(['#"a!', '#a,=cmd!', '#=x!'])('the text %j is no error of a spreadsheet, and runs nothing', async (text) => {
  const csv = (await file(csvWriter(['a', 'b']), text)).toString();
  expect(csv).not.toMatch(/;"?=|,=/);
}); // oxfmt-ignore
