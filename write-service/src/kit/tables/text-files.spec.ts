import { describe, expect, test } from 'vitest';
import iconv from 'iconv-lite';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { read, refusalOf, valuesOf, wrongIn } from './testing/read.ts';

describe('a file of comma-separated values', () => {
  test.each([
    ['commas', 'code,name\nA,"Uno, dos"\n'],
    ['semicolons', 'code;name\r\nA;Uno, dos\r\n'],
    ['tabs', 'code\tname\nA\tUno, dos'],
    ['a mark of its encoding', '\uFEFFcode;name\nA;Uno, dos'],
    ['line ends of old Macintoshes', 'code;name\rA;Uno, dos\r'],
    ['its separator in a line before', 'sep=;\ncode;name\nA;Uno, dos'],
    ['a mark and its separator', '\uFEFFsep=;\r\ncode;name\r\nA;Uno, dos\r\n'],
    ['bars', 'code|name\nA|Uno, dos'],
    ['a separator of its own', 'sep=|\ncode|name\nA|Uno, dos'],
    ['invisible signs in its headings', 'code;\u200Bname\u00A0\nA;Uno, dos'],
    ['lines without anything before the headings', '\n;;\ncode;name\nA;Uno, dos'],
    ['separators behind its last cell', 'code;name;;\nA;Uno, dos;;\n'],
  ])('may have %s', async (_, text) =>
    expect(await valuesOf(text)).toEqual([{ code: 'A', name: 'Uno, dos' }]),
  );

  test('with quotes within its headings is parted all the same', async () =>
    expect(await valuesOf('code;Plan 5";"a,b,c"\nA;2;3\n')).toEqual([
      { code: 'A', 'Plan 5"': '2', 'a,b,c': '3' },
    ]));
  test('has the separators of its columns, also where a title stands above them', async () => {
    expect(await valuesOf('Planes del año\ncode;name\nA;Uno, dos', { headingRow: 2 })).toEqual([
      { code: 'A', name: 'Uno, dos' },
    ]);
    expect(await valuesOf('Planes del año\nA;Uno', { isUnheaded: true })).toEqual([
      { A: 'Planes del año' },
      { A: 'A', B: 'Uno' },
    ]);
  });
  test('may have quotes and line ends within a cell, and lines with nothing', async () =>
    expect(await valuesOf('a,b\n"di ""hola""","uno\ndos"\n\n,\n')).toEqual([
      { a: 'di "hola"', b: 'uno\ndos' },
    ]));
  test('may have a cell in quotes that begins with one and has line ends and separators', async () =>
    expect(await valuesOf('a;b\n"""uno"";\ndos";2')).toEqual([{ a: '"uno";\ndos', b: '2' }]));

  test('has the numbers of its lines, whatever lines have nothing and however many one cell takes', async () => {
    const { rows } = await read('sep=;\r\na;b\r\n1;"x\r\ny"\r\n;\r\n\r\n2;z\r\n');
    expect(rows.map(({ row }) => row)).toEqual([3, 7]);
  });
  test('counts rows as people do, with the headings', async () =>
    expect((await read('a\n1\n2')).rows.map(({ row }) => row)).toEqual([2, 3]));

  // Steps for each column of each row would be thousands of millions, and end with the time that a test has.
  test('of as many columns as may be over a hundred thousand rows of one cell costs no more than its cells', async () =>
    expect((await read(`id,${'a,'.repeat(16_382)}${'\n1'.repeat(99_990)}`)).rows).toHaveLength(99_990));

  test('has so many rows, columns, cells and letters at most, and says how many', async () => {
    const of = async (text: string, mostRows = 2) =>
      read(text, { bounds: { mostRows, largestPart: 2 ** 20, mostColumns: 20 } });
    expect((await of('a\n1\n2\n')).rows).toHaveLength(2);
    expect(await refusalOf(of('a\n1\n2\n3'))).toBe('El archivo tiene más de 2 filas. Pártelo en varios.');
    expect((await of(`${'a;'.repeat(55)}b\n1;2;3;4`)).rows).toHaveLength(1);
    expect(await refusalOf(of(`${'a;'.repeat(55)}b\n1;2;3;4;5`))).toBe(
      'El archivo tiene más de 60 celdas. Borra las columnas y las filas que no hacen falta.',
    );
    expect(await refusalOf(of(`a\n${';'.repeat(16_384)}`, 1_000))).toBe(
      'El archivo tiene más de 16384 columnas.',
    );
    expect(await refusalOf(of(`a\n${`${'x'.repeat(400_000)}\n`.repeat(3)}`, 3))).toBe(
      'El archivo tiene más de 1 MB de texto. Pártelo en varios.',
    );
    expect(await refusalOf(of(`${'x'.repeat(1_001)}\n1`))).toMatch(/^Un título de columna tiene más de 1000/);
  });
  test('has an error where a cell has more letters than may be, and the rest of its row is read', async () => {
    for (const cell of [`${'x'.repeat(500_001)}`, `"${'x;\n'.repeat(200_000)}"`])
      expect((await read(`a;b\n${cell};2`)).rows).toEqual([
        {
          row: 2,
          values: { b: '2' },
          errors: { a: 'La celda A2 tiene más de 500000 caracteres. Acorta su texto.' },
        },
      ]);
  });

  test.each([
    ['at the end', 'a;b\n1;2\n3;"x\n4;5\n'],
    ['that another one seems to close', 'a;b\n1;2\n3;"x\n4;"y"\n5;6'],
    ['in its headings', 'a;"b\n1;2'],
  ])('with a quote that is not closed, %s, is refused with the row where it opens', async (_, text) =>
    expect(await refusalOf(read(text))).toMatch(/^En la fila [13] se abre una comilla/),
  );

  test.each([
    ['a;b\n1;2;3', { row: expect.stringMatching(/^Hay más celdas que títulos: «3».*columna C/) as string }],
    ['a;;c\n1;2;3', { row: expect.stringMatching(/columna B, que no tiene título/) as string }],
    ['a;b\n1,23457E+11;2', { a: expect.stringMatching(/acortó este número/) as string }],
    ['a;b\n1.2E+10;2', { a: expect.stringMatching(/acortó este número/) as string }],
    [
      `a;b\n${'1'.repeat(9_000)}E+10;2`,
      { a: expect.stringMatching(/acortó este número \(1{30}\)\./) as string },
    ],
    ...['#N/A', '#N/D', '#DIV/0!', '#¡REF!', '#¡VALOR!', '#¿NOMBRE?', ' #NAME? ', '#NUM!'].map(
      (error): [string, object] => [
        `a;b\n1;${error}`,
        { b: expect.stringMatching(/^Tiene un error del programa de planillas \(#/) as string },
      ],
    ),
    ['a;b\n1;Cl\u0000nica', { b: expect.stringMatching(/signo que no se puede leer/) as string }],
  ])('has an error at the row of %j', async (text, errors) => {
    // Zeros among the first bytes are those of a picture.
    const file = text.includes('\u0000') ? text.replace('1;', `${'1'.repeat(5_000)};`) : text;
    expect(await wrongIn(file)).toEqual([{ row: 2, errors }]);
  });
});

describe('a code that a spreadsheet took for a day', () => {
  const days = ['desde'];
  test.each(['01-feb', '1-Feb', '16-ene', '02-sept', 'ene-26', '12-mar-2026'])('is told as %s', async (code) =>
    expect(await wrongIn(`code;desde\n${code};${code}`, { days })).toEqual([
      { row: 2, errors: { code: expect.stringMatching(/^La celda A2 es una fecha .*formato de texto.*XLSX/) as string } },
    ]),
  ); // oxfmt-ignore
  test('is none where it can’t have been one, and nobody asks where days may stand', async () => {
    for (const code of ['12-MAR', 'MAR-01', '1-2', 'Plan-26', 'may', '2026-02-01', '01-feb Plan'])
      expect(await wrongIn(`code;desde\n${code};x`, { days }), code).toEqual([]);
    expect(await wrongIn('code\n01-feb')).toEqual([]);
  });
});

describe('a text is read in its encoding', () => {
  const text = 'name;nota\nClínica D’Ávila – Ñuñoa “Norte”…;¿Qué? 5º piso, corazón';
  const values = [{ name: 'Clínica D’Ávila – Ñuñoa “Norte”…', nota: '¿Qué? 5º piso, corazón' }];
  test.each(['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'])('of %s', async (encoding) =>
    expect(await valuesOf(iconv.encode(text, encoding))).toEqual(values),
  );
  test.each(['utf-16le', 'utf-16be'])('of %s with its mark', async (encoding) =>
    expect(await valuesOf(iconv.encode(`\uFEFF${text}`, encoding))).toEqual(values),
  );
  test('of “CSV (MS-DOS)”', async () =>
    expect(await valuesOf(iconv.encode('name\nClínica Ñuñoa de corazón', 'cp850'))).toEqual([
      { name: 'Clínica Ñuñoa de corazón' },
    ]));
  test.each(['windows-1252', 'macintosh', 'cp850'])(
    'of %s where a few words have accents',
    async (encoding) => {
      for (const name of ['Ñuñoa', 'PERÚ', 'Médico', 'Íñigo Muñoz', 'CORAZÓN', 'Güiña'])
        expect(await valuesOf(iconv.encode(`name\n${name}`, encoding)), name).toEqual([{ name }]);
    },
  );
  test.each([
    ['utf-32le', ''],
    ['utf-32be', ''],
    ['utf-32le', '\uFEFF'],
    ['utf-32be', '\uFEFF'],
  ])('of %s, after %j, is not, and says how to save it', async (encoding, mark) =>
    expect(await refusalOf(read(iconv.encode(mark + text, encoding)))).toBe(
      'El archivo está guardado como UTF-32. Guárdalo como «CSV UTF-8» o XLSX y vuelve a elegirlo.',
    ),
  );
  test('of UTF-8 although a byte of it is broken, which is an error of its row', async () => {
    const file = Buffer.concat([Buffer.from('a;b\n1;Ñuñoa\n2;Mu'), Buffer.from([0xf1]), Buffer.from('oz\n')]);
    expect(await valuesOf(file)).toMatchObject([{ b: 'Ñuñoa' }, {}]);
    expect(await wrongIn(file)).toMatchObject([
      { row: 3, errors: { b: expect.stringMatching(/UTF-8/) as string } },
    ]);
  });
  test('that can’t be told, for one sign may be a letter or an apostrophe, is asked for', async () =>
    expect(await refusalOf(read(Buffer.from('name\nCl\x92nica', 'latin1')))).toMatch(/^No se puede saber/));
});

describe('a JSON file', () => {
  test('is a list of rows', async () =>
    expect(await valuesOf('[{"a":1},{"a":{"b":2}}]')).toEqual([{ a: 1 }, { a: { b: 2 } }]));
  test('has so many objects, lists and fields at most', async () => {
    const of = (text: string) => read(text, { bounds: { mostRows: 2, largestPart: 1_000 } });
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `"${at}":0`).join(',');
    expect((await of(`[{${fields(58)}}]`)).rows).toHaveLength(1);
    for (const json of [`[{${fields(59)}}]`, `[${'{},'.repeat(59)}{}]`, `[{"a":[${'[],'.repeat(60)}0]}]`])
      expect(await refusalOf(of(json))).toBe(
        'El archivo JSON tiene más de 60 datos. Deja solo los campos de la plantilla.',
      );
  });
  test('goes no deeper than any program writes', async () =>
    expect(await refusalOf(read(`[{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}]`))).toMatch(
      /^El archivo JSON no se puede leer/,
    ));
  test('has nothing where it has null', async () =>
    expect(await valuesOf('[{"a":null,"b":0}]')).toEqual([{ b: 0 }]));
  test('has an error where a number is longer than programs keep, for its last digits are lost', async () =>
    expect(await wrongIn('[{"code":"1","a":9007199254740991},{"code":12345678901234567890}]')).toEqual([
      { row: 2, errors: { code: expect.stringMatching(/más de 15 cifras.*entre comillas/) as string } },
    ]));
  test('has an error where a text is longer than may be', async () =>
    expect((await read(JSON.stringify([{ a: 'x'.repeat(500_001), b: 1 }]))).rows).toEqual([
      {
        row: 1,
        values: { b: 1 },
        errors: { a: 'La celda «a» de la fila 1 tiene más de 500000 caracteres. Acorta su texto.' },
      },
    ]));
  test('may have its rows by id', async () =>
    expect(await valuesOf('{"total":1,"locations":{"x":{"lat":-33.4}}}')).toEqual([{ id: 'x', lat: -33.4 }]));
});

describe('a file that is none', () => {
  const isOther = 'El archivo no es XLSX, CSV ni JSON.';
  test.each([
    ['nothing', Buffer.alloc(0), 'El archivo no tiene filas.'],
    ['headings alone', Buffer.from('a,b\n'), 'El archivo no tiene filas.'],
    ['half a JSON', Buffer.from('[{"a":1}'), 'El archivo no es JSON válido.'],
    ['JSON without rows', Buffer.from('{"a":1}'), 'El archivo JSON debe contener una lista de filas.'],
    ['a document', Buffer.from('%PDF-1.7 a,b\n1,2'), isOther],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), isOther],
    [
      'a workbook of the time before XLSX',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'Es un libro de Excel en el formato antiguo (.xls). Guárdalo como .xlsx y vuelve a elegirlo.',
    ],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'El libro tiene contraseña. Quítala en Excel (Archivo > Información > Proteger libro > Cifrar con contraseña), guárdalo y vuelve a elegirlo.',
    ],
    [
      'a web page by the name of a workbook',
      Buffer.from('<html><table><tr><td>a</td></tr></table></html>'),
      'El archivo es una página web o un XML, aunque su nombre termine en .xls. Ábrelo en Excel y guárdalo como .xlsx.',
    ],
  ])('is told: %s', async (_, file, message) => expect(await refusalOf(read(file))).toBe(message));

  test('may not have a column twice that must stand once; others may', async () => {
    const twice = (columns: string) => read(`id;name;${columns}\ncl-uno;Uno;a;b`, { once: ['id', 'name'] });
    await expect(twice('name;notas')).rejects.toThrow(Rejection);
    expect(await refusalOf(twice('name;notas'))).toBe(
      'Hay más de una columna «name». Deja una sola, o ponle otro nombre a la que no cuenta.',
    );
    expect((await twice('notas;notas')).rows).toHaveLength(1);
  });
});
