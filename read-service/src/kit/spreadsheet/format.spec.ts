import { type CellObject, read } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, decimalCell, type TableWriter, wallText, wallTime } from './cell.ts';
import { csvWriter } from './csv.ts';
import { xlsxWriter } from './xlsx.ts';

const written = async (writer: TableWriter, ...batches: Cell[][][]): Promise<Buffer> => {
  const parts = [await writer.begin()];
  for (const rows of batches) parts.push(await writer.rows(rows));
  return Buffer.concat([...parts, await writer.end()]);
};

describe('a time where it took place', () => {
  test.each([
    ['2026-03-02T15:00:00.000Z', 'America/Lima', '2026-03-02 10:00:00'],
    ['2026-01-15T03:30:15.000Z', 'America/Santiago', '2026-01-15 00:30:15'],
    ['2026-07-15T03:30:15.000Z', 'America/Santiago', '2026-07-14 23:30:15'],
    ['2026-03-02T15:00:00.000Z', 'UTC', '2026-03-02 15:00:00'],
  ])('%s in %s is %s', (instant, zone, wall) => {
    expect(wallText(wallTime(instant, zone))).toBe(wall);
  });
  test('is right on both sides of the night in which the clocks change', () => {
    const at = (instant: string) => wallText(wallTime(instant, 'America/Santiago'));
    expect(at('2026-09-06T03:59:59Z')).toBe('2026-09-05 23:59:59');
    expect(at('2026-09-06T04:00:00Z')).toBe('2026-09-06 01:00:00');
  });
});

/** The rows of a file by another reader of CSV. */
const csvRows = (csv: Buffer): string[][] =>
  parse(csv, { delimiter: ';', bom: true, recordDelimiter: '\r\n' });
const csvCell = async (cell: Cell, decimalSign?: ',' | '.'): Promise<string> =>
  csvRows(await written(csvWriter(['a', 'b'], decimalSign), [['', cell]]))[1]![1]!;
/** The sheet of a file by a reader of spreadsheets. */
const sheetOf = (file: Buffer, number = 0): Readonly<Record<string, CellObject | undefined>> => {
  const isCsv = file[0] === 0xef;
  const book = isCsv
    ? read(file.toString().slice(1), { type: 'string', FS: ';', cellNF: true })
    : read(file, { cellNF: true });
  return book.Sheets[book.SheetNames[number]!]!;
};

describe('a table as CSV', () => {
  test('begins with the mark of UTF-8 and its headings', async () => {
    const csv = await written(csvWriter(['Nombre', 'Año']), [['María', 2026]]);
    expect(csv.toString()).toBe('\uFEFFNombre;Año\r\nMaría;2026\r\n');
  });

  test.each([
    ['=HYPERLINK("http://x";"clic")', `'=HYPERLINK("http://x";"clic")`],
    ['+cmd|/c calc', "'+cmd|/c calc"],
    ['-2+3*x', "'-2+3*x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "\t'=1"],
    ["web,=cmd|'/C calc'!A0,", "web,'=cmd|'/C calc'!A0,"],
    ['web;@x', "web;'@x"],
    ['web|+x', "web|'+x"],
    ['web\t-x', "web\t'-x"],
    ['web\n=x', "web\n'=x"],
    ['web, "=x"', `web,' "=x"`],
    ['-12,5+cmd|x', "'-12,5+cmd|x"],
    ['Calle 5,-7', "Calle 5,'-7"],
    ['+1,-7', "'+1,'-7"],
    ['María = José', 'María = José'],
  ])('a cell %j is no formula when it is opened: %j', async (given, cell) => {
    expect(await csvCell(given)).toBe(cell);
  });

  test('runs nothing at whatever separator it is opened, and loses nothing but to an apostrophe', async () => {
    const token = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      ',',
      ';',
      '\t',
      '|',
      '\r',
      '\n',
      '"',
      ' ',
      "'",
      'a',
      '7',
      '1,5',
    );
    const text = fc.array(token, { maxLength: 9 }).map((tokens) => tokens.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (rows) => {
        const csv = await written(csvWriter(['a', 'b']), rows);
        const bare = (cell: string) => cell.replace(/^="(.*)"$/s, '$1').replaceAll("'", '');
        expect(
          csvRows(csv)
            .slice(1)
            .map((row) => row.map(bare)),
        ).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll("'", ''))));
        // For programs that know no quotes within a field; a text that is marked as such, and what follows, runs nothing.
        const lines = csv.toString().split(/[\r\n]+/);
        for (const separator of [',', '\t', '|'])
          for (const field of lines.flatMap((line) => line.split(separator)))
            expect(field).not.toMatch(/^(?!"=""[^"|]*(?:"""(?:;[^|]*)?)?$)["\s]*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['01234567', '="01234567"'],
    ['+51987654320', '="+51987654320"'],
    ['1-2', '="1-2"'],
    ['5E10', '="5E10"'],
    ['MAR1', '="MAR1"'],
    ['76.543.210-K', '76.543.210-K'],
    ['3F2A-11CE', '3F2A-11CE'],
  ])('the text %j stays text: %j', async (given, cell) => {
    expect(await csvCell(given)).toBe(cell);
    for (const writer of [csvWriter(['a', 'b']), xlsxWriter('a', ['a', 'b'])])
      expect(sheetOf(await written(writer, [['', given]])).B2).toMatchObject({
        t: 's',
        v: given,
      });
  });

  test('text that begins a line begins no formula of the whole line', async () => {
    const lines = [
      ['0123', 'x'],
      ['0123', "cmd|'/C calc'!A0"],
    ];
    const csv = await written(csvWriter(['a', 'b']), lines);
    expect(csvRows(csv).slice(1)).toEqual([
      ['="0123"', 'x'],
      ["'0123", "cmd|'/C calc'!A0"],
    ]);
  });

  test('numbers have the decimals and the sign that the reader’s spreadsheet expects', async () => {
    expect(await csvCell(decimalCell('1.508'))).toBe('1,508');
    expect(await csvCell(decimalCell('1.508'), '.')).toBe('1.508');
    expect(await csvCell({ value: -18.9, decimals: 2 })).toBe('-18,90');
    expect(await csvCell(-0.5)).toBe('-0,5');
  });

  test('keeps whatever stands in its cells', async () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .map((value) => `n ${value.replaceAll(/[=+\-@＝＋－＠]+/g, '')}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (rows) => {
        expect(csvRows(await written(csvWriter(['a', 'b']), rows)).slice(1)).toEqual(rows);
      }),
    );
  });
});

describe('a table as a workbook', () => {
  test('holds text as text, numbers as numbers and times as times', async () => {
    const at = wallTime('2026-03-02T15:00:00.000Z', 'America/Lima');
    const price = decimalCell('1508.25');
    const text = '<b>&"\u0000_x0041_';
    const row = ['=1+1', 7, at, null, text, price, '01234567'];
    const sheet = sheetOf(await written(xlsxWriter('Solicitudes', ['a']), [row]));
    expect(sheet).toMatchObject({
      A2: { t: 's', v: '=1+1' },
      B2: { t: 'n', v: 7, z: 'General' },
      C2: { t: 'n', v: 46083.416666666664, z: 'yyyy\\-mm\\-dd\\ hh:mm:ss' },
      E2: { t: 's', v: text.replace('\u0000', '\uFFFD') },
      F2: { t: 'n', v: 1508.25, z: '#,##0.00' },
      G2: { t: 's', v: '01234567', z: '@' },
    });
    expect([sheet.D2?.v, sheet.A2?.f]).toEqual([undefined, undefined]);
  });

  test('goes on in another sheet where Excel would end, with its headings again', async () => {
    const rows = Array.from({ length: 10 }, (_, index): Cell[] => [index]);
    const file = await written(xlsxWriter('Solicitudes', ['n.º'], 5), rows.slice(0, 3), rows.slice(3));
    const columns = [0, 1, 2].map((sheet) =>
      [1, 2, 3, 4, 5].map((row) => sheetOf(file, sheet)[`A${row}`]?.v),
    );
    expect(columns).toEqual([
      ['n.º', 0, 1, 2, 3],
      ['n.º', 4, 5, 6, 7],
      ['n.º', 8, 9, undefined, undefined],
    ]);
    expect(read(file).SheetNames).toEqual(['Solicitudes', 'Solicitudes 2', 'Solicitudes 3']);
  });

  test('is the same file for the same rows, however they are parted', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index): Cell[] => [index, `fila ${index}`]);
    const [once, inParts] = await Promise.all([
      written(xlsxWriter('a', ['a', 'b']), rows),
      written(xlsxWriter('a', ['a', 'b']), rows.slice(0, 700), rows.slice(700)),
    ]);
    expect(sheetOf(inParts)).toEqual(sheetOf(once));
    expect(sheetOf(once).B2001).toMatchObject({ v: 'fila 1999' });
  });

  test('cuts what is longer than a cell can be', async () => {
    const sheet = sheetOf(await written(xlsxWriter('a', ['a']), [['ñ'.repeat(40_000)]]));
    expect(sheet.A2?.v).toMatch(/^ñ+…$/);
    expect(sheet.A2?.v).toHaveLength(32_767);
  });
});
