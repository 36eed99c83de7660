import { beforeEach, describe, expect, test } from 'vitest';
import { bookOf, sheetOf, workbook } from '../kit/tables/testing/workbook.ts';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});

const send = (payload: Buffer | string, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/api/insurance/processProfilesWithExcel',
    payload,
    headers: { host: 'pe.localhost', 'content-type': 'application/octet-stream', ...headers },
  });
const list = [
  ['Nombre', 'Sexo', 'Edad', 'Parentesco'],
  ['María Quispe', 'Femenino', 41, 'Titular'],
  ['José Quispe', 'Masculino', 3, 'Hijo/Hija'],
  ['Luis Rojas', 'Masculino', 300, 'Titular'],
] as const;

describe('a company’s list of people', () => {
  test.each<[string, Buffer]>([
    ['a workbook', workbook(list)],
    ['comma-separated values', Buffer.from(list.map((row) => row.join(';')).join('\r\n'))],
  ])('may be %s, has a result for every row, and tells nobody’s name', async (_, file) => {
    const answer = await send(file);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        data: {
          profiles: [
            {
              row: 2,
              perfil: {
                cotizante: [{ sexo: 'Femenino', edad: 41 }],
                cargas: [{ edad: 3, parentescoCarga: 'Hijo/Hija' }],
              },
            },
          ],
          rows: [
            { row: 2, result: 'worker' },
            { row: 3, result: 'dependant' },
            { row: 4, result: 'refused', errors: { edad: 'La edad debe ser un número de 0 a 120.' } },
          ],
          colectivo: { cantidadDeTrabajadores: 1, cantidadDeCargas: 1 },
        },
        metaData: { total: 3 },
        error: null,
      },
    ]);
    expect(answer.body).not.toMatch(/María|Quispe|Rojas/);
    expect(await house.events()).toEqual([]);
  });

  test.each<[string, Buffer | string, string]>([
    ['nothing', '', 'El archivo está vacío.'],
    ['headings alone', 'Sexo,Edad', 'El archivo no tiene filas.'],
    [
      'a list that does not say who is a man',
      'Nombre,Edad\nAna,30',
      'Falta la columna Sexo. El archivo tiene: Nombre, Edad.',
    ],
    [
      'a broken workbook',
      workbook(list).subarray(0, 200),
      'El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.',
    ],
    [
      'a workbook whose relation leads to no address',
      bookOf([], {
        more: {
          '_rels/.rels': '<Relationships><Relationship Id="a" Type="b" Target="http://"/></Relationships>',
        },
      }),
      'El archivo de Excel está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a elegirlo.',
    ],
    [
      'a workbook of tags within each other',
      sheetOf('<a>'.repeat(1_000_000)),
      'El libro tiene más de 64 niveles de etiquetas XML. Ábrelo en Excel y guárdalo de nuevo.',
    ],
    [
      'a workbook that is merged a thousand times over',
      sheetOf(
        '<row><c t="str"><v>Sexo</v></c><c t="str"><v>Edad</v></c></row>' +
          '<row><c><v>1</v></c></row>'.repeat(4_000),
        `<mergeCells>${'<mergeCell ref="B2:B1048576"/>'.repeat(9_999)}</mergeCells>`,
      ),
      'El archivo tiene más de 100020 celdas. Borra las columnas y las filas que no hacen falta.',
    ],
    [
      'too many people',
      `Sexo;Edad\n${'F;30\n'.repeat(5_001)}`,
      'El archivo tiene más de 5000 filas. Pártelo en varios.',
    ],
  ])('is refused when it is %s', async (_, file, message) =>
    expect((await send(file)).json()).toMatchObject({ status: 422, errors: { file: message } }),
  );

  test('is refused when it is larger than any such list', async () =>
    expect((await send('x'.repeat(300_000))).statusCode).toBe(413));
  test('wants to know the country', async () =>
    expect((await send('Edad\n30', { 'x-country': 'AR' })).statusCode).toBe(400));
});
