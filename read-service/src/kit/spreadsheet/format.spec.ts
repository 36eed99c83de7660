import { inflateRawSync, crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, type TableWriter, wallText, wallTime } from './cell.ts';
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

/** Reads CSV as Excel in Spanish does. */
const csvRows = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g;
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('a table as CSV', () => {
  test('begins with the mark of UTF-8 and its headings', async () => {
    const csv = await written(csvWriter(['Nombre', 'Año']), [['María', 2026]]);
    expect(csv.toString()).toBe('\uFEFFNombre;Año\r\nMaría;2026\r\n');
  });

  test.each([
    ['=HYPERLINK("http://x";"clic")', `'=HYPERLINK("http://x";"clic")`],
    ['+cmd|/c calc', "'+cmd|/c calc"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['+51999888777', '+51999888777'],
    ['-12.5', '-12.5'],
    ['María = José', 'María = José'],
  ])('a cell %j is no formula when it is opened: %j', async (given, cell) => {
    const csv = await written(csvWriter(['a']), [[given]]);
    expect(csvRows(csv.toString().slice(1))[1]).toEqual([cell]);
  });

  test('keeps whatever stands in its cells', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/^[=+\-@\t\r\n]+/, ''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (rows) => {
        const csv = await written(csvWriter(['a', 'b']), rows);
        expect(csvRows(csv.toString().slice(1)).slice(1)).toEqual(rows);
      }),
    );
  });
});

/** The parts of a zip, by its directory, each checked. */
const unzipped = (archive: Buffer): Map<string, string> => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const parts = new Map<string, string>();
  for (let at = archive.readUInt32LE(end + 16), left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const begin = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(begin, begin + packed!));
    expect([content.length, crc32(content)]).toEqual([size, crc]);
    parts.set(name, content.toString());
    at += 46 + nameLength;
  }
  return parts;
};

describe('a table as a workbook', () => {
  test('holds text as text, numbers as numbers and times as times', async () => {
    const at = wallTime('2026-03-02T15:00:00.000Z', 'America/Lima');
    const parts = unzipped(
      await written(xlsxWriter('Solicitudes', ['a']), [['=1+1', 7, at, null, '<b>&"\u0000']]),
    );
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
      '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c><v>7</v></c>' +
        '<c s="1"><v>46083.416666666664</v></c><c/>' +
        '<c t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;&quot;\uFFFD</t></is></c></row></sheetData>',
    );
    expect([...parts.keys()]).toEqual([
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      '_rels/.rels',
      '[Content_Types].xml',
    ]);
  });

  test('goes on in another sheet where Excel would end, with its headings again', async () => {
    const rows = Array.from({ length: 10 }, (_, index): Cell[] => [index]);
    const parts = unzipped(
      await written(xlsxWriter('Solicitudes', ['n.º'], 5), rows.slice(0, 3), rows.slice(3)),
    );
    const numbers = [1, 2, 3].map((sheet) =>
      [...parts.get(`xl/worksheets/sheet${sheet}.xml`)!.matchAll(/<v>(\d+)<\/v>/g)].map(([, n]) => Number(n)),
    );
    expect(numbers).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Solicitudes 3" sheetId="3" r:id="rId3"/>');
    for (const sheet of [1, 2, 3]) expect(parts.get(`xl/worksheets/sheet${sheet}.xml`)).toContain('n.º');
  });

  test('cuts what is longer than a cell can be', async () => {
    const parts = unzipped(await written(xlsxWriter('a', ['a']), [['ñ'.repeat(40_000)]]));
    expect(/>(ñ+…)</.exec(parts.get('xl/worksheets/sheet1.xml')!)![1]).toHaveLength(32_767);
  });
});
