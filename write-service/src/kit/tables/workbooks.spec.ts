import { describe, expect, test } from 'vitest';
import { archive, bookOf, sheetOf, workbook } from './testing/workbook.ts';
import { lookAhead } from './workbook/merged.ts';
import { read, refusalOf, valuesOf, wrongIn } from './testing/read.ts';

const damaged = 'El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.';
const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`;
const number = (reference: string, value: number | string, style = '') =>
  `<c r="${reference}"${style && ` s="${style}"`}><v>${value}</v></c>`;
const row = (number: number, ...cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;
const headed = (...rows: readonly string[]) => row(1, text('A1', 'a'), text('B1', 'b')) + rows.join('');
const like = (pattern: RegExp): string => expect.stringMatching(pattern) as string;

describe('an Excel workbook', () => {
  const rows = [
    ['code', 'precio', 'nota'],
    ['A&B', 1.16, ''],
    ['C <ñ>', 0, 'dos\nlíneas'],
  ];
  test.each(['shared', 'inline'] as const)('has texts and numbers, with %s texts', async (texts) =>
    expect(await valuesOf(workbook(rows, { texts }))).toEqual([
      { code: 'A&B', precio: 1.16 },
      { code: 'C <ñ>', precio: 0, nota: 'dos\nlíneas' },
    ]),
  );
  test('has signs by the names that XML gives them, and by no others', async () => {
    expect(await valuesOf(sheetOf(headed(row(2, text('A2', '&amp;constructor;')))))).toEqual([
      { a: '&constructor;' },
    ]);
    expect(await refusalOf(read(sheetOf(headed(row(2, text('A2', '&constructor;'))))))).toBe(damaged);
  });
  test('expands no entity that it declares itself', async () => {
    const sheet = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData>${headed(row(2, text('A2', '&b;')))}</sheetData></worksheet>`;
    const file = bookOf([{ name: 'A', xml: '' }], { more: { 'xl/worksheets/datos1.xml': sheet } });
    expect(await refusalOf(read(file))).toBe(damaged);
  });

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
    ['00000000', 1_234_567, '01234567'],
    ['"S/" #,##0.00', 18, 18],
    ['[$S/-280A]#,##0.00', 18, 18],
    ['#,##0 "días"', 46_082, 46_082],
    ['[h]:mm', 1.5, 1.5],
    ['dd/mm/yyyy', 46_082, '2026-03-01'],
    ['[$-340A]d "de" mmmm "de" yyyy', 46_082, '2026-03-01'],
    ['yyyy-mm-dd hh:mm', 46_082.5, '2026-03-01T12:00:00'],
    ['yyyy-mm-dd', 46_081.999_999_999, '2026-03-01'],
    ['hh:mm', 0.5, '12:00:00'],
  ])('with the format %s says of %d what people see, in full', async (format, number, said) =>
    expect(await valuesOf(workbook([['x'], [{ number, format }]]))).toEqual([{ x: said }]),
  );
  test('says a percentage with the sign of its country, so that 18,125 % are no thousands', async () =>
    expect(
      await valuesOf(workbook([['iva'], [{ number: 0.18125, format: '0.000%' }]]), { country: 'CL' }),
    ).toEqual([{ iva: '18,125 %' }]));

  test('counts its days from 1904 where it says so, in cells of days and under the headings of days', async () => {
    const of = (properties: string) =>
      valuesOf(
        workbook(
          [
            ['desde', 'Fecha de Nacimiento', 'n'],
            [{ number: 44_884, format: 'd/m/yyyy' }, 31_776, 31_776],
          ],
          { properties },
        ),
        { days: ['desde', 'fechadenacimiento'] },
      );
    for (const yes of ['1', 'true', ' true '])
      expect(await of(`date1904="${yes}"`)).toEqual([
        { desde: '2026-11-20', 'Fecha de Nacimiento': '1990-12-31', n: 31_776 },
      ]);
    expect(await of('')).toEqual([{ desde: '2022-11-19', 'Fecha de Nacimiento': '1986-12-30', n: 31_776 }]);
  });
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['2026-11-20T14:30:00', '2026-11-20T14:30:00'],
  ])('may write a day in full, as %s', async (written, day) =>
    expect(await valuesOf(sheetOf(headed(row(2, `<c r="A2" t="d"><v>${written}</v></c>`))))).toEqual([
      { a: day },
    ]),
  );

  test('has the numbers of its rows, also where some have nothing or a format alone, or are left out', async () => {
    const empty = '<c r="A3" s="1"/><c r="B3" s="1"/>';
    const file = sheetOf(
      headed(row(2, number('A2', 1)), row(3, empty), row(5, text('A5', '')), row(9, number('B9', 2))),
    );
    expect((await read(file)).rows).toEqual([
      { row: 2, values: { a: 1 } },
      { row: 9, values: { b: 2 } },
    ]);
  });
  test('may leave out where its cells and rows stand', async () =>
    expect(
      await valuesOf(
        sheetOf('<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c/><c><v>3</v></c></row>'),
      ),
    ).toEqual([{ b: 3 }]));
  test('has breaks of lines, runs of letters, CDATA and what is read aloud as people see them', async () => {
    const inline = (xml: string) => `<c r="A2" t="inlineStr"><is>${xml}</is></c>`;
    const of = async (xml: string) => (await valuesOf(sheetOf(headed(row(2, inline(xml))))))[0]!['a'];
    expect(await of('<t>uno_x000D_\ndos_x005F_x000D_</t>')).toBe('uno\ndos_x000D_');
    expect(await of('<r><t>u</t></r><r><t>no</t></r><rPh sb="0" eb="1"><t>UNO</t></rPh>')).toBe('uno');
    expect(await of('<t><![CDATA[a<b]]></t>')).toBe('a<b');
  });
  test('may name its parts by prefixes and by other paths', async () => {
    const sheet = '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await valuesOf(bookOf([{ name: 'A', xml: '' }], { more: { 'xl/worksheets/datos1.xml': sheet } }))).toEqual([{ a: 1 }]);
  }); // oxfmt-ignore
  test('says yes and no, and nothing where a formula gives an empty text', async () => {
    const cells = '<c r="A2" t="b"><v>1</v></c><c r="B2" t="str"><f>""</f><v></v></c>';
    expect(await valuesOf(sheetOf(headed(row(2, cells))))).toEqual([{ a: 'sí' }]);
  });
});

describe('of a workbook with several sheets', () => {
  const sheet = (name: string, value: number, state: 'visible' | 'hidden' | 'veryHidden' = 'visible') => ({
    name,
    state,
    xml: `<sheetData>${headed(row(2, number('A2', value)))}</sheetData>`,
  });
  test('the first that people see is read, and the others are told', async () => {
    const { about, rows } = await read(
      bookOf([sheet('Uno', 1, 'veryHidden'), sheet('Dos', 2), sheet('Tres', 3)]),
    );
    expect(rows).toEqual([{ row: 2, values: { a: 2 } }]);
    expect(about).toEqual({
      sheet: 'Dos',
      sheets: ['Dos', 'Tres'],
      headingRow: 1,
      headings: ['a', 'b'],
      notes: ['Se leyó la hoja «Dos».', 'No se leyeron las otras hojas: «Tres».'],
    });
  });
  test('the one that is named is read, where people see it', async () => {
    const book = bookOf([sheet('Uno', 1, 'veryHidden'), sheet('Dos', 2), sheet('Tres', 3)]);
    expect((await read(book, { sheet: 'Tres' })).rows).toEqual([{ row: 2, values: { a: 3 } }]);
    expect(await refusalOf(read(book, { sheet: 'Uno' }))).toBe(
      'El libro no tiene a la vista una hoja «Uno».',
    );
  });
  test('the first is told by its name when it has no rows, and the others have', async () =>
    expect(
      await refusalOf(read(bookOf([{ name: 'Portada', xml: '<sheetData/>' }, sheet('Datos', 1)]))),
    ).toMatch(/^La hoja «Portada», la primera que está a la vista, no tiene filas/));
  test('none is read when all are hidden', async () =>
    expect(await refusalOf(read(bookOf([sheet('Uno', 1, 'hidden')])))).toMatch(
      /^Todas las hojas del libro están ocultas/,
    ));
  test('hidden rows, macros and links to other books are told, and neither runs nor is followed', async () => {
    const xml = `<sheetData>${headed('<row r="2" hidden="1"><c r="A2"><f>[1]Hoja1!A1</f><v>7</v></c></row>')}</sheetData>`;
    const file = bookOf([{ name: 'Uno', xml }], {
      properties: '/><externalReferences><externalReference/></externalReferences><x',
      more: { 'xl/vbaProject.bin': 'x' },
    });
    const { about, rows } = await read(file);
    expect(rows).toEqual([{ row: 2, values: { a: 7 } }]);
    expect(about.notes).toEqual([
      'La hoja tiene filas ocultas, que también se leyeron: 1.',
      'El libro tiene macros, que no se ejecutan.',
      'El libro tiene vínculos a otros libros: se leyó el último valor guardado.',
    ]);
  });
});

describe('nothing of a workbook is taken as blank that is not', () => {
  test.each([
    [
      'an error',
      '<c r="B2" t="e"><v>#N/A</v></c>',
      { b: like(/^La celda B2 tiene un error de Excel \(#N\/A\)/) },
    ],
    [
      'a formula without a value',
      '<c r="B2"><f>A2*2</f></c>',
      { b: like(/^La fórmula de la celda B2 no tiene resultado/) },
    ],
    [
      'a formula with an empty value',
      '<c r="B2"><f>A2*2</f><v></v></c>',
      { b: like(/La fórmula de la celda B2 no tiene resultado/) },
    ],
    [
      'a shared text that the book does not have',
      '<c r="B2" t="s"><v>7</v></c>',
      { b: like(/^El texto de la celda B2 no está en el libro/) },
    ],
    ['a number that is none', number('B2', 'x'), { b: like(/El número de la celda B2 no se puede leer/) }],
    [
      'a number of more digits than are kept',
      number('B2', '1234567890123456789'),
      { b: like(/más de 15 cifras/) },
    ],
    ['a shortened number as text', text('B2', '1.23457E+11'), { b: like(/acortó este número/) }],
    ['a value without a heading', number('C2', 5), { row: like(/«5» está en la columna C/) }],
    ['a value at the far end', number('XFD2', 5), { row: like(/columna XFD/) }],
  ])('%s is an error of its row', async (_, cell, errors) =>
    expect(await wrongIn(sheetOf(headed(row(2, number('A2', 1), cell), row(3, number('A3', 1)))))).toEqual([
      { row: 2, errors },
    ]),
  );
  test('a day under a heading where none may stand is an error of its row, for it was a code or a number', async () => {
    const day = { number: 46_054, format: 'd-mmm' };
    const file = workbook([
      ['code', 'desde', 'valor'],
      [day, day, { number: 0.25, format: 'h:mm' }],
      ['01-feb', 46_054, 1.16],
    ]);
    const { rows } = await read(file, { days: ['desde'] });
    expect(rows).toEqual([
      {
        row: 2,
        values: { desde: '2026-02-01' },
        errors: {
          code: like(/^La celda A2 es una fecha para el programa de planillas \(2026-02-01\)/),
          valor: like(/^La celda C2 es una fecha .*\(06:00:00\)/),
        },
      },
      { row: 3, values: { code: '01-feb', desde: '2026-02-01', valor: 1.16 } },
    ]);
  });
  test('a day before workbooks count rightly is an error of its row', async () =>
    expect(await wrongIn(workbook([['x'], [{ number: 60, format: 'd/m/yyyy' }]]))).toMatchObject([
      { row: 2 },
    ]));
  test('cells that are merged lack what is seen in them, but for the first', async () => {
    const rows = [2, 3, 4].map((at) => row(at, ...(at === 2 ? [number('A2', 1)] : []), number(`B${at}`, at)));
    const file = sheetOf(headed(...rows), '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>');
    expect(await wrongIn(file)).toEqual([
      { row: 3, errors: { a: like(/^La celda A3 está combinada con A2/) } },
    ]);
  });
  test.each(['<row ', '<mergeCell '])('thousands of «%s» that never end take no time', async (tag) => {
    const part = (async function* () {
      yield tag.repeat(60_000);
    })();
    const began = performance.now();
    expect(await lookAhead(part)).toEqual({ merged: [], hidden: 0 });
    expect(performance.now() - began).toBeLessThan(1_000);
  });
  test('any number of them over one row are counted before they are made', async () => {
    const over = (count: number) =>
      sheetOf(
        headed(...[2, 3, 4, 5].map((at) => row(at, number(`A${at}`, 1)))),
        `<mergeCells>${'<mergeCell ref="A2:B1048576"/>'.repeat(count)}</mergeCells>`,
      );
    const few = { bounds: { mostRows: 9, largestPart: 2 ** 20 } };
    expect((await read(over(40), few)).rows).toHaveLength(4);
    expect(await refusalOf(read(over(60), few))).toMatch(/más de 200 celdas/);
    expect(await refusalOf(read(over(10_001), few))).toBe(
      'La hoja tiene más de 10000 grupos de celdas combinadas. Sepáralas.',
    );
  });
  test('those that stand on a border of pieces are read whole', async () => {
    const part = (async function* () {
      yield '<mergeCell ref="A1:B2"/><mergeCell ref="A3:B10';
      yield '48576"/>';
    })();
    expect((await lookAhead(part)).merged.map(({ bottom }) => bottom)).toEqual([2, 1_048_576]);
  });
  test('those that end before they begin are none', async () => {
    const part = (async function* () {
      yield '<mergeCell ref="B1:A9"/><mergeCell ref="A9:A1"/><mergeCell ref="A1:A2"/>';
    })();
    expect((await lookAhead(part)).merged).toEqual([{ top: 1, bottom: 2, left: 0, right: 0 }]);
  });
  test('a title that is merged over several columns is no row with data', async () => {
    const file = sheetOf(
      headed(row(2, number('A2', 1))),
      '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A7:B1048576"/></mergeCells>',
    );
    expect(await wrongIn(file)).toEqual([]);
  });
});

describe('a workbook has bounds', () => {
  const bounds = { mostRows: 3, largestPart: 10_000_000 };
  test('of its rows, at the far end too', async () => {
    const far = sheetOf(headed(row(2, number('XFD2', 1)), row(1_048_576, number('A1048576', 1))));
    expect((await read(far, { bounds })).rows.map((one) => one.row)).toEqual([2, 1_048_576]);
    const many = sheetOf(headed(...[2, 3, 4, 5].map((at) => row(at, number(`A${at}`, 1)))));
    expect(await refusalOf(read(many, { bounds }))).toBe(
      'El archivo tiene más de 3 filas. Pártelo en varios.',
    );
  });
  test('of its cells', async () => {
    const cells = (count: number) => sheetOf(headed(`<row r="2">${'<c><v>1</v></c>'.repeat(count)}</row>`));
    expect((await read(cells(78), { bounds })).rows).toHaveLength(1);
    expect(await refusalOf(read(cells(79), { bounds }))).toMatch(/más de 80 celdas/);
  });
  test('of what it unpacks to, whatever it says of that', async () => {
    const bomb = archive({ ...{ 'xl/workbook.xml': '<workbook/>' }, 'xl/_rels/workbook.xml.rels': Buffer.alloc(300 * 2 ** 20) });
    expect(bomb.length).toBeLessThan(2 ** 20);
    expect(await refusalOf(read(bomb))).toBe(
      'Una parte del libro ocupa más de 16 MB descomprimida. Divide el libro en varios.',
    );
    const lying = Buffer.from(bomb);
    for (const [signature, at] of [[0x04034b50, 22], [0x02014b50, 24]] as const) {
      const mark = Buffer.alloc(4);
      mark.writeUInt32LE(signature);
      lying.writeUInt32LE(10, lying.lastIndexOf(mark) + at);
    }
    expect(await refusalOf(read(lying))).toBe(damaged);
  }); // oxfmt-ignore
  test('of its text, also where one that it keeps once stands in many cells', async () => {
    const shared = (rows: number) =>
      bookOf(
        [{ name: 'A', xml: `<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(rows)}</sheetData>` }],
        { more: { 'xl/sharedStrings.xml': `<sst><si><t>${'x '.repeat(100_000)}</t></si></sst>` } },
      );
    const few = { isUnheaded: true, bounds: { mostRows: 5_000, largestPart: 2 ** 20 } };
    expect((await read(shared(5), few)).rows).toHaveLength(5);
    expect(await refusalOf(read(shared(6), few))).toBe(
      'El archivo tiene más de 1 MB de texto. Pártelo en varios.',
    );
  });
  test('of the letters of a cell, wherever they are kept', async () => {
    const long = 'x'.repeat(500_001);
    const errors = { a: 'La celda A2 tiene más de 500000 caracteres. Acorta su texto.' };
    for (const cell of [
      text('A2', long),
      `<c r="A2" t="inlineStr"><is><t>${long}</t></is></c>`,
      '<c r="A2" t="s"><v>0</v></c>',
    ])
      expect(
        await wrongIn(
          bookOf([{ name: 'A', xml: `<sheetData>${headed(row(2, cell))}</sheetData>` }], {
            more: { 'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>` },
          }),
        ),
      ).toEqual([{ row: 2, errors }]);
  });
});

describe('an archive that is no workbook', () => {
  test.each([
    ['without a sheet', archive({ 'a.txt': 'x' }), 'El archivo de Excel no tiene hojas.'],
    ['that was cut', workbook([['a'], ['b']]).subarray(0, 900), damaged],
    [
      'of a binary workbook',
      archive({ 'xl/workbook.bin': 'x' }),
      'Es un libro binario de Excel (.xlsb). Guárdalo como .xlsx y vuelve a elegirlo.',
    ],
    [
      'of OpenDocument',
      archive({ 'content.xml': 'x' }),
      'Es una hoja de OpenDocument (.ods). Guárdala como .xlsx y vuelve a elegirla.',
    ],
    [
      'of Numbers',
      archive({ 'Index/Document.iwa': 'x' }),
      'Es una hoja de Numbers. Expórtala a Excel (.xlsx) y vuelve a elegirla.',
    ],
    [
      'of Word',
      archive({ 'word/document.xml': 'x' }),
      'Es un documento de Word. Guarda la tabla en un libro de Excel (.xlsx).',
    ],
  ])('%s is told', async (_, file, message) => expect(await refusalOf(read(file))).toBe(message));

  test('never is a fault of ours, whatever bytes are wrong', async () => {
    const whole = workbook([['a'], ['b']]);
    for (let at = 0; at < whole.length; at += 1) {
      const wrong = Buffer.from(whole);
      wrong[at] = wrong[at]! ^ 0xff;
      const told = await refusalOf(read(wrong));
      expect(
        typeof told === 'string' || Object.hasOwn(told as object, 'rows'),
        `byte ${at}: ${String(told)}`,
      ).toBe(true);
    }
  });
});
