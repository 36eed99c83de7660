/** Files as programs other than spreadsheets write them, and as people make them by hand: read right, or told. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read, refusalOf, valuesOf, wrongIn } from './testing/read.ts';
import { bookOf, sheetOf, workbook } from './testing/workbook.ts';

const cell = (place: string, inner: string, more = '') => `<c r="${place}"${more}>${inner}</c>`;
const text = (place: string, value: string) => cell(place, `<v>${value}</v>`, ' t="str"');
const head = `<row r="1">${text('A1', 'a')}${text('B1', 'b')}</row>`;
const sheet = (row: string) => sheetOf(head + row);
const like = (pattern: RegExp): string => expect.stringMatching(pattern) as string;
const damaged = 'El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.';
const isOther = 'El archivo no es XLSX, CSV ni JSON.';

describe('a sheet that a program wrote', () => {
  test.each<[string, string, object]>([
    ['cells in any order', `<row r="2">${text('B2', 'y')}${text('A2', 'x')}</row>`, { a: 'x', b: 'y' }],
    ['small letters in its places', `<row r="2">${text('b2', 'x')}</row>`, { b: 'x' }],
    ['blanks around a number', `<row r="2">${cell('A2', '<v> 5 </v>')}</row>`, { a: 5 }],
    ['a number with an exponent', `<row r="2">${cell('A2', '<v>1.5E-3</v>')}</row>`, { a: 0.0015 }],
    ['a blank number', `<row r="2">${cell('A2', '<v> </v>')}${text('B2', 'x')}</row>`, { b: 'x' }],
    ['a yes in capitals', `<row r="2">${cell('A2', '<v>TRUE</v>', ' t="b"')}</row>`, { a: 'sí' }],
    ['a kind of cell that nobody knows', `<row r="2">${cell('A2', '<v>q</v>', ' t="zz"')}</row>`, { a: 'q' }],
    ['a style that is not there', `<row r="2">${cell('A2', '<v>5</v>', ' s="9999"')}</row>`, { a: 5 }],
  ])('may have %s', async (_, row, values) => expect(await valuesOf(sheet(row))).toEqual([values]));

  test.each<[string, string, object]>([
    ['a cell twice', `${text('A2', 'x')}${text('A2', 'y')}`, { a: like(/^La celda A2 está dos veces/) }],
    [
      'a number in hexadecimal',
      cell('A2', '<v>0x10</v>'),
      { a: like(/El número de la celda \w+ no se puede leer/) },
    ],
    [
      'a number beyond all',
      cell('A2', '<v>1E400</v>'),
      { a: like(/El número de la celda \w+ no se puede leer/) },
    ],
    [
      'a number with a comma',
      cell('A2', '<v>1,5</v>'),
      { a: like(/El número de la celda \w+ no se puede leer/) },
    ],
    [
      'a shared text before the first',
      cell('A2', '<v>-1</v>', ' t="s"'),
      { a: like(/El texto de la celda \w+ no está en el libro/) },
    ],
  ])('has an error for %s', async (_, cells, errors) =>
    expect(await wrongIn(sheet(`<row r="2">${cells}</row>`))).toEqual([{ row: 2, errors }]),
  );

  test.each(['abc', '0', '-3', '2.5', '99999999999'])('has no row %s', async (number) =>
    expect(await refusalOf(read(sheet(`<row r="${number}">${text('A2', 'x')}</row>`)))).toBe(damaged),
  );

  test('may begin with a mark, stand anywhere, and have years as headings; in another encoding it is refused', async () => {
    const part = `<?xml version="1.0"?><worksheet><sheetData><row r="4">${text('C4', 'a')}</row><row r="5">${text('C5', 'x')}</row></sheetData></worksheet>`;
    const of = (content: string | Buffer) =>
      bookOf([{ name: 'A', xml: '' }], { more: { 'xl/worksheets/datos1.xml': content } });
    expect((await read(of(`\uFEFF${part}`))).rows).toEqual([{ row: 5, values: { a: 'x' } }]);
    expect(await refusalOf(read(of(Buffer.from(`\uFEFF${part}`, 'utf16le'))))).toBe(damaged);
    expect(await valuesOf(workbook([[2024, 2025], [1, 2]]))).toEqual([{ '2024': 1, '2025': 2 }]); // oxfmt-ignore
  });
});

describe('a file of text', () => {
  test.each<[string, string, object[]]>([
    ['two marks', '\uFEFF\uFEFFa;b\n1;2', [{ a: '1', b: '2' }]],
    ['its separator in capitals', 'SEP=;\na;b\n1;2', [{ a: '1', b: '2' }]],
    ['a line end in a heading', '"a\nx";b\n1;2', [{ 'a x': '1', b: '2' }]],
    ['line ends of all kinds', 'a;b\r1;2\n3;4\r\n5;6', [{ a: '1', b: '2' }, { a: '3', b: '4' }, { a: '5', b: '6' }]],
    ['text after a closing quote', 'a;b\n"1"x;2', [{ a: '"1"x', b: '2' }]],
  ])('may have %s', async (_, file, values) => expect(await valuesOf(file)).toEqual(values)); // oxfmt-ignore

  test.each([
    ['a blank before a quote', 'a, b\n1, "2, 3"'],
    ['quotes of a word processor', 'a,b\n“1,5”,2'],
    ['single quotes', "a;b\n'1;5';2"],
  ])('with %s has more cells than headings, and is not read wrongly', async (_, file) =>
    expect(await wrongIn(file)).toEqual([{ row: 2, errors: { row: like(/^Hay más celdas que títulos/) } }]),
  );

  test.each<[string, Buffer | string, string]>([
    ['a mark alone', '\uFEFF', 'El archivo no tiene filas.'],
    ['lines of JSON', '{"a":1}\n{"a":2}', 'El archivo no es JSON válido.'],
    ['JSON of a script', '[{a:NaN}]', 'El archivo no es JSON válido.'],
    ['one object', '{"a":1,"b":2}', 'El archivo JSON debe contener una lista de filas.'],
    ['an empty list', '[]', 'El archivo no tiene filas.'],
    ['a packed file', gzipSync('a;b\n1;2'), isOther],
    ['a text with formats', String.raw`{\rtf1\ansi a;b}`, isOther],
    ['an archive of nothing', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]), isOther],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), isOther],
  ])('that is %s is told', async (_, file, message) => expect(await refusalOf(read(file))).toBe(message));

  test('of JSON has an error where a number is beyond all', async () =>
    expect(await wrongIn('[{"a":1e999,"b":1.5}]')).toEqual([
      { row: 1, errors: { a: like(/más de 15 cifras/) } },
    ]));
});
