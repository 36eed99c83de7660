/** The work on a file grows as its bytes do, and stops at the first count that is too high: files that somebody means ill with. */
import { randomUUID } from 'node:crypto';
import { open, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growth, mostGrowth } from '@cotejo/core/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counterFor } from './bounded.ts';
import { bytesIn, bytesOf, type FileBytes } from './file-bytes.ts';
import { readFile } from './read-file.ts';
import { type CellRow } from './table.ts';
import { read, refusalOf } from './testing/read.ts';
import { counted, countedBytes } from './testing/counted.ts';
import { archive, bookOf, sheetOf, workbook } from './testing/workbook.ts';
import { csvRows } from './text/csv.ts';
import { lookAhead } from './workbook/merged.ts';
import { openWorkbook } from './workbook/workbook.ts';
import { hearAll } from './workbook/xml.ts';

/** Another process may take the core for a moment; the square of the work comes each time. */
const again = { retry: 2 };
const bounds = { mostRows: 100_000, largestPart: 64 * 2 ** 20 };

describe('comma-separated values cost as much as they are long', () => {
  test.each([
    ['cells that begin with a quote and go on behind the next', '"a"b;'],
    ['such cells, one in each row', '"a;"b\n'],
    ['quotes, each twice', '""'],
    ['quotes that open and close', '"";'],
    ['a quote that opens in each row', '"a\n'],
    ['line ends within quotes', '"\n'],
    ['line ends of old Macintoshes', '\r'],
    ['separators', ';'],
    ['blanks', ' '],
  ])('of %s', again, async (_, pattern) => {
    const work = (size: number) => refusalOf(read(`a;b\n${pattern.repeat(size)}`));
    expect(await growth(work, 20_000 / pattern.length)).toBeLessThan(mostGrowth);
  });
  test('of any few signs again and again', again, () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('"', '""', ';', '\n', '\r', 'a', ' ', ','), { minLength: 1, maxLength: 6 }),
        async (signs) => {
          const pattern = signs.join('');
          const work = (size: number) => refusalOf(read(`a;b\n${pattern.repeat(size)}`));
          expect(await growth(work, 16_000 / pattern.length), JSON.stringify(pattern)).toBeLessThan(
            mostGrowth,
          );
        },
      ),
      { numRuns: 15 },
    ),
  );

  test('and are read the same however they are cut into pieces', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('"', ';', '\n', '\r', 'a', 'ñ', ' '), { maxLength: 40, size: 'max' }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
        async (signs, lengths) => {
          const text = `a;b\n${signs.join('')}`;
          const cut: string[] = [];
          for (let at = 0; at < text.length; at += cut.at(-1)!.length)
            cut.push(text.slice(at, at + lengths[cut.length % lengths.length]!));
          const rows = async (pieces: readonly string[]): Promise<CellRow[]> => {
            const all: CellRow[] = [];
            for await (const row of csvRows(counted(pieces).given, counterFor(bounds))) all.push(row);
            return all;
          };
          expect(await refusalOf(rows(cut))).toEqual(await refusalOf(rows([text])));
        },
      ),
      { numRuns: 300 },
    ));
  test('and are read no further than to the cell that is one too many', async () => {
    const { given, taken } = counted(Array.from({ length: 1_000 }, () => ';'.repeat(1_000)));
    const rows = csvRows(given, counterFor({ mostRows: 99, largestPart: 2 ** 20 }));
    expect(await refusalOf(rows.next())).toMatch(/más de 2000 celdas/);
    // The separator is looked for in the first pieces, together.
    expect(taken.count).toBeLessThan(70);
  });
});

describe('a text costs as much as it is long', () => {
  test.each([
    ['broken bytes', '\u00ff'],
    ['signs of Windows', 'Ñuñoa \u0096 '.normalize()],
    ['zeros', '\u0000'],
  ])('of %s, in whatever encoding it is', again, async (_, pattern) => {
    const work = (size: number) => refusalOf(read(Buffer.from(`a;b\n${pattern.repeat(size)}`, 'latin1')));
    expect(await growth(work, 20_000 / pattern.length)).toBeLessThan(mostGrowth);
  });
  test('of JSON, too, and is read no further than to the field that is one too many', again, async () => {
    const work = (size: number) => refusalOf(read(`[${'{"a":"b"},'.repeat(size)}{}]`));
    expect(await growth(work, 2_000)).toBeLessThan(mostGrowth);
    const few = { bounds: { mostRows: 9, largestPart: 2 ** 20 } };
    expect(await refusalOf(read(`[${'['.repeat(1_000_000)}`, few))).toMatch(/más de 200 datos/);
  });
});

describe('a part of a workbook costs as much as it is long', () => {
  test.each([
    ['tags that never end', '<row '],
    ['attributes', ' a="b"'],
    ['signs by their names', '&lt;'],
    ['ends of comments that are none', '- '],
    ['ends of CDATA that are none', ']'],
    ['line ends', '\r'],
    ['cells', '<c><v>1</v></c>'],
    ['rows', '<row/>'],
  ])('of %s', again, async (_, pattern) => {
    const around: Readonly<Record<string, readonly [string, string]>> = {
      ' a="b"': ['<row', '/>'],
      '- ': ['<!--', '-->'],
      ']': ['<![CDATA[', ']]>'],
    };
    const [begins, ends] = around[pattern] ?? ['', ''];
    const work = (size: number) => refusalOf(read(sheetOf(`${begins}${pattern.repeat(size)}${ends}`)));
    expect(await growth(work, 20_000 / pattern.length)).toBeLessThan(mostGrowth);
  });
  test('of rows below what is merged, however much goes over them', again, async () => {
    const merged = '<mergeCell ref="A2:A1048576"/>'.repeat(10_000);
    const rows = (size: number) => '<row><c><v>1</v></c></row>'.repeat(size);
    // All of them end at the same count: twice the rows are no more work.
    const few = { bounds: { mostRows: 9_999, largestPart: 2 ** 22 } };
    const work = (size: number) =>
      refusalOf(read(sheetOf(rows(size), `<mergeCells>${merged}</mergeCells>`), few));
    expect(await work(1_000)).toMatch(/más de 200000 celdas/);
    expect(await growth(work, 500)).toBeLessThan(mostGrowth);
  });

  const heard = async (pieces: readonly string[]) => {
    const { given, taken } = counted(pieces);
    const refusal = await refusalOf(hearAll(given, { open: () => undefined, text: () => undefined }));
    return [refusal, taken.count];
  };
  test('and is read no further than to the tag that is one too deep', async () => {
    const deep = (tags: number) => '<a>'.repeat(tags) + '</a>'.repeat(tags);
    expect(await heard([deep(64)])).toEqual([undefined, 1]);
    expect(await heard(Array.from({ length: 100 }, () => '<a>'.repeat(13)))).toEqual([
      'El libro tiene más de 64 niveles de etiquetas XML. Ábrelo en Excel y guárdalo de nuevo.',
      5,
    ]);
  });
  test.each(['', '<a ', '<!--', '<!DOCTYPE [', '<![CDATA[', '<?x ', '&'])(
    'and no further than two megabytes without a tag: %s',
    async (begins) => {
      const pieces = [`<x>${begins}`, ...Array.from({ length: 100 }, () => 'x'.repeat(65_536))];
      const [refusal, taken] = await heard(
        begins.includes('DOCTYPE') ? [begins, ...pieces.slice(1)] : pieces,
      );
      expect(refusal).toBe(
        'El libro tiene un texto o una etiqueta de más de 2 MB. Acórtalo y guarda el libro de nuevo.',
      );
      expect(taken).toBeLessThan(40);
    },
  );
});

describe('what a workbook has beside its cells is counted, and the limit is said', () => {
  const sheets = Array.from({ length: 1_001 }, (_, at) => ({ name: `Hoja ${at}`, xml: '<sheetData/>' }));
  const relations = Array.from(
    { length: 10_001 },
    (_, at) => `<Relationship Id="${at}" Type="b" Target="c"/>`,
  );
  test.each<[string, () => Buffer, string]>([
    ['sheets', () => bookOf(sheets), 'El libro tiene más de 1000 hojas.'],
    [
      'relations',
      () =>
        bookOf([], {
          more: {
            '_rels/.rels': `<Relationships>${relations.join('')}</Relationships>`,
          },
        }),
      'El libro tiene más de 10000 relaciones entre sus partes.',
    ],
    [
      'formats',
      () =>
        bookOf([{ name: 'A', xml: '<sheetData/>' }], {
          more: { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(65_491)}</cellXfs></s>` },
        }),
      'El libro tiene más de 65490 formatos de celda.',
    ],
    [
      'formats of its own',
      () =>
        bookOf([{ name: 'A', xml: '<sheetData/>' }], {
          more: {
            'xl/styles.xml': `<s>${Array.from({ length: 65_491 }, (_, at) => `<numFmt numFmtId="${at}"/>`).join('')}</s>`,
          },
        }),
      'El libro tiene más de 65490 formatos de celda.',
    ],
    [
      'texts',
      () =>
        bookOf([{ name: 'A', xml: '<sheetData><row><c t="s"><v>9999999</v></c></row></sheetData>' }], {
          more: { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(2_000_001)}</sst>` },
        }),
      'El libro tiene más de 2000000 textos distintos.',
    ],
    [
      'parts',
      () => archive(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [String(at), '']))),
      'El libro tiene más de 10000 partes.',
    ],
    [
      'columns',
      () => sheetOf('<row r="1"><c r="XFE1"><v>1</v></c></row>'),
      'El archivo tiene más de 16384 columnas.',
    ],
  ])('%s', async (_, file, message) => expect(await refusalOf(read(file()))).toBe(message));

  test('names of sheets are told as far as they are read', async () => {
    const { about } = await read(
      bookOf([
        {
          name: 'x'.repeat(200),
          xml: '<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c></row></sheetData>',
        },
        ...sheets.slice(0, 25),
      ]),
    );
    expect(about.sheet).toHaveLength(100);
    expect(about.notes.join()).toMatch(/«Hoja 19» y 5 más\./);
  });
  test('shared texts are read as far as cells name them', async () => {
    const texts = Array.from({ length: 100_000 }, (_, at) => `<si><t>texto ${at}</t></si>`).join('');
    const file = (index: number) =>
      bookOf(
        [
          {
            name: 'A',
            xml: `<sheetData><row><c><v>1</v></c></row><row><c t="s"><v>${index}</v></c></row></sheetData>`,
          },
        ],
        { more: { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` } },
      );
    const readOf = async (index: number): Promise<number> => {
      const { bytes, taken } = countedBytes(file(index));
      const { rows } = await openWorkbook(bytes, { country: 'PE', bounds });
      for await (const row of rows) expect(row.values).toEqual({ '1': `texto ${index}` });
      return taken.count;
    };
    expect(await readOf(99_999)).toBeGreaterThan(texts.length);
    expect(await readOf(7)).toBeLessThan(texts.length / 20);
  });
});

describe('a relation whose target is no address', () => {
  test.each(['http://', '%E0%A4%A', 'file://a:b:c'])('%s is a damaged workbook', async (target) => {
    const relations = (kind: string) =>
      `<Relationships><Relationship Id="rId1" Type="x/${kind}" Target="${target}"/></Relationships>`;
    for (const [part, kind] of [
      ['_rels/.rels', 'officeDocument'],
      ['xl/_rels/workbook.xml.rels', 'worksheet'],
    ] as const) {
      const file = bookOf([{ name: 'A', xml: '<sheetData/>' }], { more: { [part]: relations(kind) } });
      expect(await refusalOf(read(file))).toBe(
        'El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.',
      );
    }
  });
  test('is nothing to whoever reads where it leads outside of the book', async () => {
    const xml = '<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c></row></sheetData>';
    const outside = '<Relationship Id="rId9" Type="x/externalLink" Target="http://" TargetMode="External"/>';
    const file = bookOf([{ name: 'A', xml }], {
      more: {
        'xl/_rels/workbook.xml.rels': `<Relationships>${outside}<Relationship Id="rId1" Type="x/worksheet" Target="worksheets/datos1.xml"/></Relationships>`,
      },
    });
    expect((await read(file)).rows).toEqual([{ row: 2, values: { '1': 2 } }]);
  });
});

describe('of the first rows alone', () => {
  const line = ['Ñuñoa', 1, 'x'.repeat(50)] as const;
  const table = (rows: number) => Array.from({ length: rows }, () => line);
  const first = { firstRows: 20, isUnheaded: true };
  test.each<[string, (rows: number) => Buffer, number]>([
    ['comma-separated values', (rows) => Buffer.from(table(rows).map((cells) => cells.join(';')).join('\n')), 300_000],
    ['a workbook with its texts in the cells', (rows) => workbook(table(rows), { texts: 'inline' }), 100_000],
    ['a workbook with its texts beside them', (rows) => workbook(table(rows)), 200_000],
  ])('of %s no more is read, however many rows there are', async (_, fileOf, most) => {
    const [few, many] = [await read(fileOf(1_000), first), await read(fileOf(20_000), first)];
    expect(many.rows).toEqual(few.rows);
    expect(many.rows).toHaveLength(20);
    expect(many.taken).toBeLessThan(most);
    // All of the same file is read where all is asked for.
    expect((await read(fileOf(20_000), { isUnheaded: true })).taken).toBeGreaterThan(5 * most);
  }); // oxfmt-ignore
  test.each([
    ['comma-separated values', Buffer.from(`a;b\n${'1;ñ\n'.repeat(500_000)}`)],
    ['a workbook', workbook(table(20_000))],
  ])('of %s on disk no more is taken from there', async (_, bytes) => {
    const path = join(tmpdir(), `cotejo-${randomUUID()}`);
    await writeFile(path, bytes);
    const handle = await open(path);
    try {
      const options = { country: 'PE', bounds, isUnheaded: true } as const;
      const rowsOf = async (file: FileBytes) => {
        const { rows } = await readFile(file, { ...options, firstRows: 20 });
        const read = [];
        for await (const row of rows) read.push(row);
        return read;
      };
      // Shorter than it is said to be, as whoever took all of it would find.
      const file = bytesOf(handle.fd, 2 * bytes.length);
      expect(await rowsOf(file)).toEqual(await rowsOf(bytesIn(bytes)));
    } finally {
      await handle.close();
      await unlink(path);
    }
  });
  test('of a text, its first lines say in which encoding it is', async () => {
    const { rows } = await read(
      Buffer.concat([Buffer.from(`${'a;ñ\n'.repeat(20_000)}`), Buffer.alloc(200_000, 0xf1)]),
      first,
    );
    expect(rows[0]!.values).toEqual({ A: 'a', B: 'ñ' });
  });
  test('JSON has none, for its fields have no letters', async () =>
    expect(await refusalOf(read('[{"a":1}]', first))).toBe(
      'El archivo es JSON. Guarda la tabla como XLSX o CSV y elige el archivo nuevo.',
    ));
});

test('thousands of tags that are merged with each other are looked for once', again, async () => {
  const work = (size: number) => lookAhead(counted(['<mergeCell '.repeat(size)]).given);
  expect(await growth(work, 20_000)).toBeLessThan(mostGrowth);
});
