/** Workbooks that a person would get wrong, or that somebody means ill with: each has an answer that says what to do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archive, bookOf, sheetOf, workbook } from '../kit/tables/testing/workbook.ts';
import { csv, employee, type LoadsWorld, openLoadsWorld, rut } from './testing/loads-world.ts';

let world: LoadsWorld;
beforeAll(async () => {
  world = await openLoadsWorld();
});
afterAll(() => world.end());

const headings = ['RUT', 'Nombres', 'Apellido paterno', 'Vigencia'];
const line = (number: number, day: string | number = '15/03/2026') => [rut(number), 'Rosa', 'Soto', day];
const refusal = async (file: string | Buffer): Promise<unknown> => {
  const answer = await world.post(file);
  const { errors, message } = answer.json<{ errors?: Record<string, string>; message: string }>();
  return [answer.statusCode, errors?.['file'] ?? message];
};
const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const titles = `<row r="1">${headings.map((heading, at) => text(`${'ABCD'[at]}1`, heading)).join('')}</row>`;
const cells = (row: number, number: number, day: string): string =>
  `<row r="${row}">${text(`A${row}`, rut(number))}${text(`B${row}`, 'Rosa')}${text(`C${row}`, 'Soto')}${day}</row>`;

describe('a file that is refused as a whole says why and what to do', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['an old workbook', Buffer.from('D0CF11E0A1B11AE1', 'hex'), /\.xls\)\. Guárdalo como \.xlsx/],
    ['one with a password', Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]), /tiene contraseña\. Quítala/],
    ['a page of the web', '<!doctype html><p>Hola</p>', /página web/],
    ['a PDF', '%PDF-1.7 hola', /no es XLSX, CSV ni JSON/],
    ['a list without titles', '[{"RUT":"1-9"}]', /libro de Excel \(\.xlsx\) o un CSV con títulos/],
    ['a workbook whose sheets are hidden', bookOf([{ name: 'Uno', xml: '<sheetData/>', state: 'hidden' }]), /están ocultas/],
    ['a sheet without rows', workbook([headings]), /no tiene filas debajo de sus títulos/],
    ['the same title twice', csv([employee(1)]).replace('Nombres', 'RUT'), /más de una columna «RUT»/],
    ['a zip bomb', archive({ '_rels/.rels': '<x/>', 'xl/workbook.xml': Buffer.alloc(200 * 1024 * 1024, 32) }), /./],
  ])('%s', async (_, file, message) =>
    expect(await refusal(file)).toEqual([422, expect.stringMatching(message)]),
  ); // oxfmt-ignore
  test('one row more than a file may have', async () => {
    const rows = Array.from({ length: 50_001 }, () => 'a;b');
    expect(await refusal(['RUT;Nombres', ...rows].join('\n'))).toEqual([
      422,
      'El archivo tiene más de 50000 filas. Pártelo en varios.',
    ]);
  });
  test('more than 32 MB', async () =>
    expect(await refusal(Buffer.alloc(32 * 1024 * 1024 + 1, 65))).toEqual([
      413,
      'El archivo pasa de 32 MB, el máximo. Pártelo en varios, o guárdalo como XLSX sin imágenes.',
    ]));
  test('more titles than a load has room for', async () => {
    const titles = Array.from({ length: 201 }, (_, at) => `título ${at}`).join(';');
    expect(await refusal(`${titles}\n1`)).toEqual([422, 'El archivo tiene más de 200 columnas con título.']);
  });
  test('a row so long that hundreds of them are too much, by its cells or by its titles', async () => {
    const long = {
      cell: 'x'.repeat(30_000),
      title: Array.from({ length: 40 }, (_, at) => `${at}${'x'.repeat(800)}`),
    };
    const message = /^La fila 3 tiene más de 30000 caracteres, con los títulos de sus columnas\./;
    expect(await refusal(csv([employee(1), employee(2, { Nombres: long.cell })]))).toEqual([
      422,
      expect.stringMatching(message),
    ]);
    const titled = [long.title.join(';'), '1', long.title.map(() => 1).join(';')].join('\n');
    expect(await refusal(titled)).toEqual([422, expect.stringMatching(message)]);
  });
  test('and leaves nothing behind', async () =>
    expect((await world.pool.query('select from write.employee_load')).rowCount).toBe(0));
});

describe('a cell that can’t be read is told of its row, and the others are done', () => {
  const told = async (file: Buffer) => world.rowsOf(await world.upload(file));
  test('a formula without a value, an error of the spreadsheet, a merged cell', async () => {
    const rows = [
      cells(2, 11, '<c r="D2"><f>TODAY()</f></c>'),
      cells(3, 12, '<c r="D3" t="e"><v>#REF!</v></c>'),
      cells(5, 13, text('D5', '15/03/2026')),
      cells(6, 14, ''),
    ];
    const file = sheetOf(titles + rows.join(''), '<mergeCells><mergeCell ref="D5:D6"/></mergeCells>');
    expect(await told(file)).toMatchObject([
      { row: 2, errors: { effectiveDate: expect.stringContaining('no tiene resultado') as string } },
      { row: 3, errors: { effectiveDate: expect.stringContaining('#REF!') as string } },
      { row: 5, outcome: 'ok' },
      { row: 6, errors: { effectiveDate: expect.stringContaining('combinada con D5') as string } },
    ]);
  });
  test('swapped columns say so in each field, and empty rows keep the numbers of the others', async () => {
    const rows = [
      `<row r="2">${text('A2', 'Rosa')}${text('B2', rut(21))}${text('C2', '15/03/2026')}${text('D2', 'Soto')}</row>`,
      '<row r="3"/>',
      cells(7, 22, text('D7', '15/03/2026')),
    ];
    const found = await told(sheetOf(titles + rows.join('')));
    expect(found.map(({ row }) => row)).toEqual([2, 7]);
    expect(Object.keys(found[0]!.errors).sort()).toEqual([
      'effectiveDate',
      'legalId',
      'name',
      'paternalSurname',
    ]);
    expect(found[1]).toMatchObject({ outcome: 'ok' });
  });
  test('days as Excel keeps them are days, also where macros and other sheets are about', async () => {
    const book = bookOf(
      [
        { name: 'Portada', xml: '<sheetData/>', state: 'hidden' },
        {
          name: 'Datos',
          xml: `<sheetData>${titles}${cells(2, 31, '<c r="D2"><v>46096</v></c>')}</sheetData>`,
        },
        { name: 'Notas', xml: '<sheetData/>' },
      ],
      { more: { 'xl/vbaProject.bin': 'x' } },
    );
    const id = await world.upload(book);
    expect((await world.stateOf(id)).notes).toEqual([
      'Se leyó la hoja «Datos».',
      'No se leyeron las otras hojas: «Notas».',
      'El libro tiene macros, que no se ejecutan.',
    ]);
    expect(await world.rowsOf(id)).toMatchObject([{ row: 2, outcome: 'ok' }]);
  });
  test('titles further below are found where somebody says so', async () => {
    const rows = [['Nómina de marzo'], ['Textiles del Sur'], headings, line(41)];
    const answer = await world.post(workbook(rows), { query: '&headingRow=3' });
    await world.workOff();
    expect(await world.rowsOf(answer.json<{ id: string }>().id)).toMatchObject([{ row: 4, outcome: 'ok' }]);
  });
  test('the first rows are shown before, with the sheets and the row that looks like the titles', async () => {
    const sheet = (rows: string) => `<sheetData>${rows}</sheetData>`;
    const above = `<row r="1">${text('A1', 'Nómina de marzo')}</row>`;
    const titled = titles.replaceAll(/([A-D])1"/g, '$13"').replace('r="1"', 'r="3"');
    const book = bookOf([
      { name: 'Portada', xml: sheet('') },
      { name: 'Datos', xml: sheet(above + titled + cells(4, 42, text('D4', '15/03/2026'))) },
    ]);
    const show = async (query = '') =>
      (await world.post(book, { to: 'employee-loads/preview', query })).json<unknown>();
    expect(await show()).toEqual({ sheet: 'Portada', sheets: ['Portada', 'Datos'], columns: [], rows: [] });
    expect(await show('&sheet=Datos')).toEqual({
      sheet: 'Datos',
      sheets: ['Portada', 'Datos'],
      headingRow: 3,
      columns: ['A', 'B', 'C', 'D'],
      rows: [
        { row: 1, cells: ['Nómina de marzo', '', '', ''] },
        { row: 3, cells: headings },
        { row: 4, cells: [rut(42), 'Rosa', 'Soto', '15/03/2026'] },
      ],
    });
    expect(await show('&sheet=Otra')).toMatchObject({
      status: 422,
      errors: { file: 'El libro no tiene a la vista una hoja «Otra».' },
    });
    const answer = await world.post(book, { query: '&sheet=Datos&headingRow=3' });
    const { id } = answer.json<{ id: string }>();
    expect((await world.stateOf(id)).notes).toContain('Los títulos se leyeron en la fila 3.');
  });
  test('text that a spreadsheet would run stays text', async () => {
    const id = await world.upload(csv([employee(51, { Nombres: '=HYPERLINK(1)' })]));
    expect(await world.rowsOf(id)).toMatchObject([
      { errors: { name: expect.stringContaining('nombre válido') as string } },
    ]);
  });
});

test('whose companies are others neither loads files for the policy nor finds what was loaded', async () => {
  const other = await world.house.hire('BACKOFFICE', ['PE']);
  const answer = await world.post(csv([employee(61)]), { by: other });
  expect(answer.json()).toMatchObject({
    status: 422,
    errors: { policyId: 'No existe esa póliza, o no puedes verla.' },
  });
  expect((await world.post(csv([employee(61)]), { by: other, to: 'employee-loads/preview' })).json()).toEqual(
    answer.json(),
  );
  const id = await world.upload(csv([employee(62)]));
  for (const [command, payload] of [
    ['withdraw', {}],
    ['confirm', {}],
    ['correct-row', { row: 2, values: { name: 'Ana' } }],
    ['leave-row', { row: 2, isOut: true }],
  ] as const)
    expect((await world.send(id, command, payload, other)).statusCode).toBe(404);
});
