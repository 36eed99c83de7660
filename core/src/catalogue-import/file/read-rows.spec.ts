import { describe, expect, test } from 'vitest';
import { Rejection } from '../../kit/event-sourcing/index.ts';
import { archive, workbook } from '../testing/workbook.ts';
import { tooManyCells } from './bounds.ts';
import { readRows } from './read-rows.ts';

const values = (file: Buffer) => readRows(file, 'PE').map((one) => one.values);
const refusal = (file: Buffer): unknown => {
  try {
    return readRows(file, 'PE');
  } catch (error) {
    return error instanceof Rejection ? error.errors['file'] : error;
  }
};

const fileError = (file: string) => expect.objectContaining({ errors: { file } }) as Error;

describe('a file of comma-separated values', () => {
  test.each([
    ['commas', 'code,name\nA,"Uno, dos"\n'],
    ['semicolons', 'code;name\r\nA;Uno, dos\r\n'],
    ['tabs', 'code\tname\nA\tUno, dos'],
    ['a mark of its encoding', '\uFEFFcode;name\nA;Uno, dos'],
  ])('may have %s', (_, text) =>
    expect(values(Buffer.from(text))).toEqual([{ code: 'A', name: 'Uno, dos' }]),
  );

  test('with quotes within its headings is parted all the same', () =>
    expect(values(Buffer.from('code;Plan 5";"a,b,c"\nA;2;3\n'))).toEqual([
      { code: 'A', 'Plan 5"': '2', 'a,b,c': '3' },
    ]));
  test('may have quotes and line ends within a cell, and lines with nothing', () =>
    expect(values(Buffer.from('a,b\n"di ""hola""","uno\ndos"\n\n,\n'))).toEqual([
      { a: 'di "hola"', b: 'uno\ndos' },
    ]));

  test('may be what spreadsheets on Windows write', () =>
    expect(values(Buffer.from('name\nClínica Ñuñoa', 'latin1'))).toEqual([{ name: 'Clínica Ñuñoa' }]));

  test('may be what Excel calls Unicode text', () =>
    expect(values(Buffer.from('\uFEFFid\tname\nA\tÑuñoa', 'utf16le'))).toEqual([{ id: 'A', name: 'Ñuñoa' }]));

  // Steps for each column of each row would be thousands of millions, and end with the time that a test has.
  test('of a hundred thousand columns over as many rows of one cell costs no more than its cells', () =>
    expect(readRows(Buffer.from(`id,${'a,'.repeat(99_990)}${'\n1'.repeat(99_990)}`), 'PE')).toHaveLength(
      99_990,
    ));

  test('has so many rows, and so many cells, at most', () => {
    const of = (text: string) =>
      readRows(Buffer.from(text), 'PE', { bounds: { mostRows: 2, largestPart: 1_000 } });
    expect(of('a\n1\n2\n')).toHaveLength(2);
    expect(() => of('a\n1\n2\n3')).toThrow(fileError('El archivo tiene más de 2 filas.'));
    expect(of(`${'a;'.repeat(35)}b\n1;2;3;4`)).toHaveLength(1);
    expect(() => of(`${'a;'.repeat(35)}b\n1;2;3;4;5`)).toThrow(fileError(tooManyCells));
  });

  test('counts rows as people do, with the headings', () =>
    expect(readRows(Buffer.from('a\n1\n2'), 'PE').map(({ row }) => row)).toEqual([2, 3]));
});

describe('a JSON file', () => {
  test('is a list of rows', () =>
    expect(values(Buffer.from('[{"a":1},{"a":{"b":2}}]'))).toEqual([{ a: 1 }, { a: { b: 2 } }]));
  test('has so many objects, lists and fields at most', () => {
    const of = (text: string) =>
      readRows(Buffer.from(text), 'PE', { bounds: { mostRows: 2, largestPart: 1_000 } });
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `"${at}":0`).join(',');
    expect(of(`[{${fields(38)}}]`)).toHaveLength(1);
    for (const json of [`[{${fields(39)}}]`, `[${'{},'.repeat(39)}{}]`, `[{"a":[${'[],'.repeat(40)}0]}]`])
      expect(() => of(json)).toThrow(
        fileError('El archivo JSON tiene demasiados datos. Deja los campos que la plantilla nombra.'),
      );
  });
  test('has nothing where it has null', () =>
    expect(values(Buffer.from('[{"a":null,"b":0}]'))).toEqual([{ b: 0 }]));
  test('may have its rows by id', () =>
    expect(values(Buffer.from('{"total":1,"locations":{"x":{"lat":-33.4}}}'))).toEqual([
      { id: 'x', lat: -33.4 },
    ]));
});

describe('an Excel workbook', () => {
  const rows = [
    ['code', 'precio', 'nota'],
    ['A&B', 1.16, ''],
    ['C <ñ>', 0, 'dos\nlíneas'],
  ];
  test.each(['shared', 'inline'] as const)('has texts and numbers, with %s texts', (texts) =>
    expect(values(workbook(rows, { texts }))).toEqual([
      { code: 'A&B', precio: 1.16 },
      { code: 'C <ñ>', precio: 0, nota: 'dos\nlíneas' },
    ]),
  );
  test('has signs by the names that XML gives them, and by no others', () => {
    const sheet = '<row><c t="inlineStr"><is><t>a</t></is></c></row><row><c t="inlineStr"><is><t>&amp;constructor; &constructor;</t></is></c></row>';
    expect(values(archive({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual([{ a: '&constructor; &constructor;' }]);
  }); // oxfmt-ignore
  test.each([
    ['0%', 0.18, '18 %'],
    ['0.00%', 0.185, '18.5 %'],
    ['0%', 0.07, '7 %'],
    ['0%', 1 - 0.82, '18 %'],
    ['0%', -0.05, '-5 %'],
    ['0.000%', 0.18125, '18.125 %'],
    ['[Red]0.0 %;-0.0 %', 0.18, '18 %'],
    ['0"%"', 18, 18],
    [String.raw`0\%`, 18, 18],
    ['0_%', 18, 18],
    ['#,##0.00', 0.18, 0.18],
  ])('with the format %s says of %d what people see, in full', (format, number, said) =>
    expect(values(workbook([['igv'], [{ number, format }]]))).toEqual([{ igv: said }]),
  );
  test('says a percentage with the sign of its country, so that 18,125 % are no thousands', () => {
    const file = workbook([['iva'], [{ number: 0.18125, format: '0.000%' }]]);
    expect(readRows(file, 'CL')).toMatchObject([{ values: { iva: '18,125 %' } }]);
  });
  test('is not read further than was asked for, however far it goes', () => {
    const far = '<row><c r="ZZZ1"><v>1</v></c><c r="A1" t="str"><v>a</v></c></row>';
    const sheet = (xml: string) => archive({ 'xl/worksheets/sheet1.xml': `<sheetData>${xml}</sheetData>` });
    const bounds = { mostRows: 3, largestPart: 10_000_000 };
    expect(readRows(sheet(far.repeat(4)), 'PE', { bounds })).toHaveLength(3);
    expect(() => readRows(sheet(far.repeat(50_000)), 'PE', { bounds })).toThrow(Rejection);
    expect(() =>
      readRows(sheet(far.repeat(50_000)), 'PE', { bounds: { ...bounds, largestPart: 10_000 } }),
    ).toThrow(Rejection);
    expect(() => readRows(sheet('<row <c '.repeat(500_000)), 'PE', { bounds })).toThrow(Rejection);
  });
  test('has no more cells than so many rows may have, also where nothing is in them', () => {
    const bounds = { mostRows: 10, largestPart: 10_000_000 };
    const sheet = (cells: number) =>
      archive({ 'xl/worksheets/sheet1.xml': `<row><c><v>1</v></c></row><row>${'<c/>'.repeat(cells)}</row>` });
    expect(readRows(sheet(199), 'PE', { bounds })).toHaveLength(1);
    expect(() => readRows(sheet(200), 'PE', { bounds })).toThrow(fileError(tooManyCells));
  });
  test('may leave cells out', () => {
    const sheet = '<worksheet><sheetData><row><c r="A1" t="str"><v>a</v></c><c r="C1" t="str"><v>c</v></c></row><row><c r="C2"><v>3</v></c></row></sheetData></worksheet>'; // oxfmt-ignore
    expect(values(archive({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual([{ c: 3 }]);
  });
});

describe('a file that is none', () => {
  const broken = workbook([['a'], ['b']]);
  test.each([
    ['nothing', Buffer.alloc(0), 'El archivo no tiene filas.'],
    ['headings alone', Buffer.from('a,b\n'), 'El archivo no tiene filas.'],
    ['half a JSON', Buffer.from('[{"a":1}'), 'El archivo no es JSON válido.'],
    ['JSON without rows', Buffer.from('{"a":1}'), 'El archivo JSON debe tener una lista de filas.'],
    ['a document', Buffer.from('%PDF-1.7 a,b\n1,2'), 'El archivo no es XLSX, CSV ni JSON.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      'El archivo no es XLSX, CSV ni JSON.',
    ],
    [
      'a workbook of the time before XLSX',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'Es un libro de Excel de los antiguos (.xls). Guárdalo como .xlsx y vuelve a elegirlo.',
    ],
    ['an archive without a sheet', archive({ 'a.txt': 'x' }), 'El archivo de Excel no tiene hojas.'],
    [
      'an archive that was cut',
      broken.subarray(0, broken.length - 30),
      'El archivo de Excel está dañado, o es demasiado grande.',
    ],
  ])('is told: %s', (_, file, message) => expect(refusal(file)).toBe(message));

  test('is not unpacked when it is a bomb', () => {
    const bomb = archive({ 'xl/worksheets/sheet1.xml': Buffer.alloc(300 * 2 ** 20) });
    expect(bomb.length).toBeLessThan(2 ** 20);
    expect(refusal(bomb)).toBe('El archivo de Excel está dañado, o es demasiado grande.');
  });

  test('is not read when a text that it keeps once stands in more cells than so much text may', () => {
    const bounds = { mostRows: 5_000, largestPart: 1_000_000 };
    const shared = (rows: number) =>
      archive({
        'xl/worksheets/sheet1.xml': '<row><c t="s"><v>0</v></c></row>'.repeat(rows),
        'xl/sharedStrings.xml': `<si><t>${'x '.repeat(100_000)}</t></si>`,
      });
    expect(readRows(shared(5), 'CL', { bounds })).toHaveLength(4);
    expect(() => readRows(shared(6), 'CL', { bounds })).toThrow(Rejection);
    expect(refusal(shared(5_000))).toBe('El archivo de Excel tiene demasiado texto.');
  });

  test('never is a fault of ours, whatever bytes are wrong', () => {
    for (let at = 0; at < broken.length; at += 1) {
      const wrong = Buffer.from(broken);
      wrong[at] = wrong[at]! ^ 0xff;
      const told = refusal(wrong);
      expect(Array.isArray(told) || typeof told === 'string', `byte ${at}: ${String(told)}`).toBe(true);
    }
  });
});
