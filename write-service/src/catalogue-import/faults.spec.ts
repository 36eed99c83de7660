/** Files that people sent to other products, sent to each address that takes one; each is right or told, and never wrong in silence. */
import { notATable } from '@cotejo/core/reference/file-types';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf, workbook } from '../kit/tables/testing/workbook.ts';
import { type Importer, openImporter } from './testing/importer.ts';

const inputs = new URL('../../../../shared/faults/inputs/', import.meta.url);
const areHere = existsSync(inputs);
const skipped = 'the files of ../shared/faults: SKIPPED, they are not beside this checkout';
if (!areHere) process.stderr.write(`\n${skipped}\n`);

let importer: Importer;
beforeAll(async () => {
  importer = await openImporter();
});
const given = (name: string): Buffer => readFileSync(new URL(name, inputs));
const trial = (source: string) => `country=CL&source=${source}&dryRun=true`;
const rowsOf = async (file: Buffer, source: string) =>
  (await importer.send({ file, query: trial(source) })).rows;
const refusal = async (file: Buffer, source: string): Promise<string | undefined> => {
  const answer = await importer.post({ file, query: trial(source) });
  expect(answer.statusCode).toBe(422);
  return answer.json<{ errors: Record<string, string> }>().errors['file'];
};
/** As the day is read: whether it is taken is another matter. */
const dayAt = (row: number) => [{ row, is: 'tableDay', name: 'Valor UF/CLP · 20 de noviembre de 2026' }];
const table = (to: string, file: Buffer) =>
  importer.house.app.inject({
    method: 'POST',
    url: to,
    payload: file,
    headers: {
      authorization: importer.authorization,
      'content-type': 'application/octet-stream',
      host: 'cl.localhost',
    },
  });

describe.skipIf(!areHere)(areHere ? 'of the files of ../shared/faults' : skipped, () => {
  test.each([
    ['fechas-1904.xlsx', 2],
    ['hoja-oculta.xlsx', 2],
    ['fecha-iso.xlsx', 2],
    ['filas-con-formato.xlsx', 2],
    ['sep-primera-linea.csv', 3],
  ])('%s has one row, of 20 November 2026', async (name, row) =>
    expect(await rowsOf(given(name), 'tablas')).toMatchObject(dayAt(row)),
  );
  test.each(['fila-en-blanco.xlsx', 'fila-en-blanco.csv'])('%s tells its wrong row as 5', async (name) =>
    expect(await rowsOf(given(name), 'tablas')).toMatchObject([
      ...dayAt(2),
      { row: 5, outcome: 'refused', errors: { desde: expect.stringContaining('Debe ser una fecha') as string } },
    ]),
  ); // oxfmt-ignore
  test('celda-con-error.xlsx is refused with its fields and cells', async () =>
    expect(await rowsOf(given('celda-con-error.xlsx'), 'clinicas')).toMatchObject([
      { row: 2, outcome: 'refused', errors: { lat: expect.stringContaining('E2') as string, lng: expect.stringContaining('F2') as string } },
    ])); // oxfmt-ignore
  test('plan-con-error-en-hosp.xlsx makes no plan of the row with errors', async () =>
    expect(await rowsOf(given('plan-con-error-en-hosp.xlsx'), 'isapre')).toMatchObject([
      { row: 2, outcome: 'created' },
      { row: 3, outcome: 'refused', errors: { hosp: expect.stringContaining('#N/A') as string } },
    ]));
  test.each([
    ['plan-coma-decimal.csv', 'isapre'],
    ['coma-decimal-sin-comillas.csv', 'tablas'],
  ])('%s has more cells than headings', async (name, source) =>
    expect(await rowsOf(given(name), source)).toMatchObject([
      { row: 2, outcome: 'refused', errors: { row: expect.stringContaining('Hay más celdas que títulos') as string } },
    ]),
  ); // oxfmt-ignore
  test('comilla-sin-cerrar.csv names the row where the quote opens', async () =>
    expect(await refusal(given('comilla-sin-cerrar.csv'), 'clinicas')).toContain(
      'En la fila 3 se abre una comilla',
    ));
  test('con-contrasena.xlsx has a password', async () =>
    expect(await refusal(given('con-contrasena.xlsx'), 'tablas')).toContain('contraseña'));
  test('windows-1252.csv is as it was written', async () =>
    expect(await rowsOf(given('windows-1252.csv'), 'clinicas')).toMatchObject([
      { name: 'Clínica D’Ávila – Ñuñoa “Norte” €…' },
    ]));
  test.each(['sep-primera-linea.csv', 'windows-1252.csv', 'fila-en-blanco.xlsx', 'celda-con-error.xlsx'])(
    '%s is the same for a table’s form',
    async (name) => {
      const { statusCode, body } = await table('/api/catalogue/tables?country=CL', given(name));
      expect(statusCode).toBe(200);
      expect(body).toMatch(/D’Ávila – Ñuñoa “Norte” €…|39\.800,10|"row":5|La celda E2/);
    },
  );
});

describe('a file of an import', () => {
  test('whose first sheet has not the headings is told by the sheet’s name', async () => {
    const sheet = (name: string, ...cells: string[]) => ({ name, xml: `<sheetData><row r="1">${cells.map((one) => `<c t="str"><v>${one}</v></c>`).join('')}</row><row r="2"><c><v>1</v></c></row></sheetData>` }); // oxfmt-ignore
    const file = bookOf([sheet('Instrucciones', 'Lea esto'), sheet('Valores', 'tabla', 'desde')]);
    expect(await refusal(file, 'tablas')).toMatch(
      /^Se leyó la hoja «Instrucciones»,.*Faltan las columnas tabla, desde/,
    );
  });
  test('says at once what is worth knowing of it', async () => {
    const xml =
      '<sheetData><row r="1"><c t="str"><v>id</v></c></row><row r="2" hidden="1"><c t="str"><v>cl-uno</v></c></row></sheetData>';
    const { lines } = await importer.send({ file: bookOf([{ name: 'A', xml }]), query: trial('clinicas') });
    expect(lines[0]).toMatchObject({ notes: ['La hoja tiene filas ocultas, que también se leyeron: 1.'] });
  });
  test('has days with a time, as cells and as texts', async () => {
    const day = { number: 46_346.5, format: 'yyyy-mm-dd hh:mm' };
    const of = (value: string | typeof day) =>
      workbook([
        ['tabla', 'desde', 'valor'],
        ['Valor UF/CLP', value, 39800.1],
      ]);
    for (const value of [day, '2026-11-20 00:00:00', '2026-11-20T10:00:00Z', '20/11/2026 10:00'])
      expect(await rowsOf(of(value), 'tablas')).toMatchObject(dayAt(2));
  });
  test('keeps no row out for an error in a column that nobody reads', async () => {
    const file = Buffer.from('id;name;nota\ncl-uno;Uno;1,2E+10\n');
    expect(await rowsOf(file, 'clinicas')).toMatchObject([{ row: 2, outcome: 'created' }]);
  });
  test('may not have a column that is read twice', async () =>
    expect(await refusal(Buffer.from('id;name;name\ncl-uno;Uno;a'), 'clinicas')).toBe(
      'Hay más de una columna «name». Deja una sola, o ponle otro nombre a la que no cuenta.',
    ));
  test('keeps a table’s day as it was where one of its rows has an error', async () => {
    const file = Buffer.from(
      'tabla;desde;nombre;valor\nPrimas GES por isapre;2026-01-01;Colmena;1\nPrimas GES por isapre;2026-01-01;Consalud;1;2\n',
    );
    expect((await rowsOf(file, 'tablas')).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
  });
});

describe('a file within a form', () => {
  const form = (...parts: readonly string[]) =>
    Buffer.from(`${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`);
  const ofFile = (content: string, name = 'a.csv') =>
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}`;
  const field = 'Content-Disposition: form-data; name="kind"\r\n\r\nx';
  const people = 'Sexo;Edad\r\nF;41\r\n';
  const send = (
    payload: Buffer,
    url = '/api/insurance/processProfilesWithExcel',
    type = 'multipart/form-data; boundary=x',
  ) =>
    importer.house.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'pe.localhost',
        authorization: importer.authorization,
        'content-type': type,
      },
    });
  test('is the file, and the lines of the form are no rows', async () => {
    const alone = (await send(form(ofFile(people)))).json<{ data: { rows: unknown } }>();
    expect(alone.data.rows).toEqual([{ row: 2, result: 'worker', errors: {} }]);
    expect((await send(form(field, ofFile(people)))).json()).toMatchObject({ data: { rows: [{ row: 2 }] } });
    const tables = await send(form(ofFile('a;b\n1;2')), '/api/catalogue/tables?country=CL');
    expect(tables.json()).toMatchObject({
      headings: ['a', 'b'],
      rows: [{ row: 2, values: { a: '1', b: '2' } }],
    });
  });
  test.each(['text/csv', 'application/octet-stream', 'multipart/mixed; boundary=x'])(
    'is refused where the form is sent as %s, for its lines would be rows',
    async (type) =>
      expect((await send(form(field, ofFile(people)), undefined, type)).json()).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      }),
  );
  test.each(['gente.pdf', 'gente.csv.exe', 'gente.xls', 'gente'])(
    'is refused for its name, whatever is in it: %s',
    async (name) => {
      const refused = { status: 422, errors: { file: notATable } };
      expect((await send(form(ofFile(people, name)))).json()).toMatchObject(refused);
      const urls = [
        '/api/catalogue/tables?country=CL',
        '/api/insurance/processProfilesWithExcel?',
        '/api/catalogue/imports?country=CL&source=isapre',
        '/api/bank-files?country=CL&bank=Banco+de+Chile&account=1234',
        '/api/employee-loads/preview?policyId=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&kind=activation',
      ];
      for (const url of urls)
        expect(
          (await send(Buffer.from(people), `${url}&name=${name}`, 'text/csv')).json(),
          url,
        ).toMatchObject(refused);
    },
  );
  test('is read by its content where it comes without a name', async () => {
    const bare = await send(Buffer.from('a;b\n1;2'), '/api/catalogue/tables?country=CL', 'text/csv');
    expect(bare.json()).toMatchObject({ headings: ['a', 'b'] });
    // The name that programs give to bytes alone.
    expect((await send(form(ofFile(people, 'blob')))).json()).toMatchObject({ data: { rows: [{ row: 2 }] } });
    const named = await send(
      Buffer.from('a;b\n1;2'),
      '/api/catalogue/tables?country=CL&name=T.CSV',
      'text/csv',
    );
    expect(named.json()).toMatchObject({ headings: ['a', 'b'] });
  });
  test('is refused where there is another one, which nobody would read', async () =>
    expect((await send(form(ofFile(people), ofFile(people)))).json()).toMatchObject({
      status: 422,
      errors: { file: 'Envía un solo archivo.' },
    }));
  test.each([
    ['has none', form(field), 422],
    ['has an empty one', form(ofFile('')), 422],
    ['is cut', form(ofFile(people)).subarray(0, -20), 400],
    ['is no form', Buffer.from('Sexo;Edad\nF;41'), 400],
    ['is larger than may be', form(ofFile('x'.repeat(300_000))), 413],
  ])('is refused where the form %s', async (_, payload, status) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('FST_');
  });
});
