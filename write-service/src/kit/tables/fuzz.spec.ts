/** A table is read as it was written, or gives an error with a row number. */
import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { workbook } from './testing/workbook.ts';
import { read, refusalOf } from './testing/read.ts';

const headings = ['uno', 'dos', 'tres'];
const signs = fc.constantFrom(...'aZ9ñÑ ;,\t"\'=+-@<>&_|.%€’–\n', '_x000D_', '""', 'E+10', '\u{1F600}');
const text = fc.array(signs, { maxLength: 8 }).map((all) => all.join(''));
const cell = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') });
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

type Written = readonly (readonly (string | number)[])[];
const isBlank = (value: string | number): boolean => String(value).trim() === '';
/** By the number of its row: what a reader has to find, a row without anything left out. */
const expected = (rows: Written, lineOf: (at: number) => number) =>
  rows.flatMap((cells, at) =>
    cells.every(isBlank)
      ? []
      : [
          {
            row: lineOf(at),
            values: Object.fromEntries(
              cells.flatMap((value, i) => (value === '' ? [] : [[headings[i]!, value]])),
            ),
          },
        ],
  );

const check = async (file: Buffer, wanted: ReturnType<typeof expected>): Promise<void> => {
  const told = await refusalOf(read(file));
  if (typeof told === 'string') return expect(wanted.length === 0 || /fila \d+/.test(told), told).toBe(true);
  const { rows } = told as Awaited<ReturnType<typeof read>>;
  expect(rows.map(({ row }) => row)).toEqual(wanted.map(({ row }) => row));
  for (const [at, { row, values, errors }] of rows.entries())
    if (!errors) expect({ row, values }).toEqual(wanted[at]);
};

test('of comma-separated values, in any encoding and with any separator and line end', async () => {
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
  const how = fc.record({
    separator: fc.constantFrom(';', ',', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
  });
  await fc.assert(
    fc.asyncProperty(table, how, async (rows, { separator, end, encoding }) => {
      const written = [headings, ...rows].map((cells) =>
        cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator),
      );
      const lines = rows.map(
        (_, at) =>
          1 +
          written
            .slice(0, at + 1)
            .join('\n')
            .split('\n').length,
      );
      const file = iconv.encode(`\uFEFF${written.join('\n').replaceAll('\n', end)}`, encoding);
      await check(
        file,
        expected(rows, (at) => lines[at]!),
      );
    }),
    { numRuns: 300 },
  );
});

const words = fc.constantFrom(
  ...['Clínica', 'Ñuñoa', 'D’Ávila', '“Norte”', '–', 'corazón', '¿Qué?', 'PERÚ', 'Niño', '5º', 'año', 'Plan', '7', 'x'],
); // oxfmt-ignore
const phrase = fc.array(words, { maxLength: 4 }).map((all) => all.join(' '));

test('of words in the encoding of Windows, with and without quotes, or it says that it can’t tell the encoding', async () => {
  const table = fc.array(fc.tuple(phrase, phrase, phrase), { minLength: 1, maxLength: 6 });
  const how = fc.record({
    separator: fc.constantFrom(';', ',', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    isQuoted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(table, how, async (rows, { separator, end, isQuoted }) => {
      const lines = [headings, ...rows].map((cells) =>
        cells.map((one) => (isQuoted ? `"${one}"` : one)).join(separator),
      );
      const told = await refusalOf(read(iconv.encode(lines.join(end), 'windows-1252')));
      const wanted = expected(rows, (at) => at + 2);
      if (typeof told === 'string')
        expect(told).toMatch(wanted.length === 0 ? /no tiene filas/ : /^No se puede saber/);
      else expect((told as Awaited<ReturnType<typeof read>>).rows).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

test('of cells without quotes, in any encoding that says what it is', async () => {
  const plain = fc
    .array(fc.constantFrom(...'aZ9ñÑ \'=+-@<>&_%€’–"', '_x000D_', 'E+1', '\u{1F600}'), { maxLength: 8 })
    .map((all) => all.join(''))
    // A quote that begins a cell opens one.
    .filter((one) => !one.startsWith('"'));
  const table = fc.array(fc.tuple(plain, plain, plain), { minLength: 1, maxLength: 6 });
  const how = fc.record({
    separator: fc.constantFrom(';', ',', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
  });
  await fc.assert(
    fc.asyncProperty(table, how, async (rows, { separator, end, encoding }) => {
      const text = [headings, ...rows].map((cells) => cells.join(separator)).join(end);
      await check(
        iconv.encode(`\uFEFF${text}`, encoding),
        expected(rows, (at) => at + 2),
      );
    }),
    { numRuns: 300 },
  );
});

test('of workbooks, with their texts in the cells or beside them', async () => {
  const table = fc.array(fc.tuple(fc.oneof(cell, number), cell, fc.oneof(cell, number)), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('shared' as const, 'inline' as const), async (rows, texts) => {
      // As workbooks write the text of what they would read as a sign of another kind.
      const written = rows.map((cells) =>
        cells.map((one) => (typeof one === 'string' ? one.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : one)),
      );
      const wanted = rows.map((cells) => cells.map((one) => (one === 0 ? 0 : one)));
      await check(
        workbook([headings, ...written], { texts }),
        expected(wanted, (at) => at + 2),
      );
    }),
    { numRuns: 300 },
  );
});

test('of bytes that are anything, there is an answer', async () => {
  const begins = fc.constantFrom('', 'a;b\n', 'PK\u0003\u0004', '[', '\u00ff\u00fe', 'sep=', '"');
  await fc.assert(
    fc.asyncProperty(begins, fc.uint8Array({ maxLength: 200 }), async (first, bytes) => {
      const told = await refusalOf(read(Buffer.concat([Buffer.from(first, 'latin1'), bytes])));
      expect(typeof told === 'string' || Object.hasOwn(told as object, 'rows'), String(told)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** The cells with something in them, of the rows that have any; nothing where a quote stays open. */
const parsed = (text: string): readonly (readonly string[])[] | undefined => {
  const options = { delimiter: ';', record_delimiter: '\n', relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, options)
      .filter((cells) => !cells.every(isBlank))
      .map((cells) => cells.filter((cell) => cell !== ''));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
};

test('of any text with quotes, as csv-parse reads it, or a quote is said to be open', async () => {
  const pieces = fc.array(fc.constantFrom('"', '""', ';', '\n', 'a', 'b ', ',', '";"'), {
    maxLength: 30,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(pieces, async (signs) => {
      const text = `uno;dos\n${signs.join('')}`;
      const told = await refusalOf(read(text, { isUnheaded: true }));
      const wanted = parsed(text);
      if (typeof told === 'string') {
        expect(told).toMatch(/^En la fila \d+ se abre una comilla/);
        expect(wanted?.flat().some((cell) => /^"[^]*[\n;]/.test(cell)) ?? true).toBe(true);
      } else {
        const { rows } = told as Awaited<ReturnType<typeof read>>;
        expect(rows.map(({ values }) => Object.values(values))).toEqual(wanted);
      }
    }),
    { numRuns: 1_000 },
  );
});
