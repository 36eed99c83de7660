import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tableRows } from '../../price-tables/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { readImport } from '../sources.ts';
import { growth, mostGrowth } from '../../kit/testing/index.ts';
import { yielding } from '../../kit/yielding/index.ts';
import { turnsDuring } from '../../kit/yielding/testing/turns-during.ts';
import { csv, json, table } from '../testing/rows.ts';

const read = (country: CountryCode, ...lines: readonly string[]) =>
  readImport('tablas', country, csv(lines.join('\n')));
const said = async (reading: ReturnType<typeof readImport>) =>
  (await reading).brings.flatMap((one) =>
    one.is === 'tableDay' ? [{ row: one.row, table: one.table, ...one.said }] : [],
  );

describe('a file of values with their days', () => {
  test('has a row for each day of a table of one value', async () =>
    expect(
      await said(
        read(
          'CL',
          'tabla;desde;valor;fuente',
          'Valor UF/CLP;01/03/2026;39.214,80;Banco Central',
          'valor uf/clp;2026-03-02;39220,1;',
        ),
      ),
    ).toEqual([
      { row: 2, table: 'exchange.UF-CLP', from: '2026-03-01', rows: { value: '39214.8' }, source: 'Banco Central', confirmed: false },
      { row: 3, table: 'exchange.UF-CLP', from: '2026-03-02', rows: { value: '39220.1' }, source: 'Archivo importado', confirmed: false },
    ])); // oxfmt-ignore

  test('has a row for each name of a table of several, and one result for the day', async () => {
    const premiums = read(
      'CL',
      'tabla;desde;nombre;valor',
      'Primas GES por isapre;2026-01-01;Nueva Masvida;0,854',
      'Primas GES por isapre;2026-01-01;BANMÉDICA;0,778',
      'Primas GES por isapre;2027-01-01;Colmena;1,1',
    );
    expect(await said(premiums)).toMatchObject([
      { row: 2, from: '2026-01-01', rows: { uf: { 'nueva-masvida': '0.854', banmedica: '0.778' } } },
      { row: 4, from: '2027-01-01', rows: { uf: { colmena: '1.1' } } },
    ]);
  });

  test('finds the cell of each of its names as fast as that of a few', { retry: 2 }, async () => {
    const dayOf = async (names: number) => {
      const lines = Array.from({ length: names }, (_, at) => `Grupos de razas;2026-01-01;raza ${at};pequeño`);
      const [day] = (await read('INT', 'tabla;desde;nombre;valor', ...lines)).brings;
      return day?.is === 'tableDay' ? day : undefined;
    };
    const cellOf = (await dayOf(3))!.cellOf;
    expect(cellOf('rows.groupOf.raza 2')).toEqual({ row: 4, column: 'valor' });
    const days = new Map(
      await Promise.all([2_000, 16_000].map(async (names) => [names, await dayOf(names)] as const)),
    );
    const work = (names: number) => {
      for (let at = 0; at < names; at += 1) days.get(names)!.cellOf(`rows.groupOf.raza ${at}`);
    };
    expect(await growth(work, 2_000)).toBeLessThan(mostGrowth);
  });
  test('names an isapre that nobody knows yet by the key that its name makes', async () =>
    expect(
      await said(read('CL', 'tabla;desde;nombre;valor', 'Primas GES por isapre;2026-01-01;Nueva  Isapré;1')),
    ).toMatchObject([{ rows: { uf: { 'nueva-isapre': '1' } } }]));

  test.each([
    ['CL', 'Primas GES por isapre;2026-01-01;__proto__;1;;'],
    ['PE', 'Tasas SCTR por nivel de riesgo;2026-01-01;__PROTO__;;0,53;0,55'],
    ['PE', 'Nivel de riesgo por tipo de trabajo;2026-01-01;__proto__;IV;;'],
    ['INT', 'Grupos de razas;2026-01-01;__proto__;pequeño;;'],
  ] as const)('refuses the one name under which nothing would be kept: %s %s', async (country, line) => {
    const { brings, unread } = await read(country, 'tabla;desde;nombre;valor;salud;pension', line);
    expect(brings).toEqual([]);
    expect(unread).toMatchObject([{ errors: { nombre: 'No es un nombre.' } }]);
  });

  test('holds every kind of table, each with its own columns', async () => {
    const peru = read(
      'PE',
      'tabla;desde;nombre;valor;salud;pension',
      'IGV;2026-01-01;;18 %;;',
      'Tasas SCTR por nivel de riesgo;2026-01-01;I;;0,53;0,55',
      'Nivel de riesgo por tipo de trabajo;2026-01-01;minería;IV;;',
      'Nivel de riesgo por tipo de trabajo;2026-01-01;;I;;',
    );
    expect((await peru).unread).toEqual([]);
    expect((await said(peru)).map(({ table, rows }) => [table, rows])).toEqual([
      ['taxes.IGV', { percent: '18' }],
      ['sctrRates', { levels: { I: { health: '0.53', pension: '0.55' } } }],
      ['workRisks', { levelOf: { minería: 'IV' }, assumed: 'I' }],
    ]);
    expect(await said(read('INT', 'tabla;desde;nombre;valor', 'Grupos de razas;2026-01-01;Pug;pequeño'))).toMatchObject([
      { rows: { groupOf: { Pug: 'pequeño' } } },
    ]);
    const contribution = { healthPercent: '7' };
    const inParts = { tabla: 'chileanContribution', desde: '2026-01-01', valores: contribution };
    expect(await said(readImport('tablas', 'CL', json([inParts])))).toMatchObject([
      { table: 'chileanContribution', rows: contribution },
    ]);
    const risks = { levelOf: { altura: 'IV' }, levelOfSector: { F: 'III' }, assumed: 'I' };
    const withSectors = { tabla: 'workRisks', desde: '2026-01-01', valores: risks };
    expect(await said(readImport('tablas', 'PE', json([withSectors])))).toMatchObject([
      { table: 'workRisks', rows: risks },
    ]);
  }); // oxfmt-ignore

  test('is the same as a workbook, where days and values are numbers', async () => {
    const file = table(['tabla', 'desde', 'valor'], ['Valor UF/CLP', 46_082, 39214.8]);
    expect(await said(readImport('tablas', 'CL', file))).toMatchObject([
      { from: '2026-03-01', rows: { value: '39214.8' } },
    ]);
  });
});

test('a table of a name that two countries have is the catalogue’s own', async () => {
  const line = ['tabla;desde;valor', 'IVA;2026-01-01;19'] as const;
  const namedBy = async (country: CountryCode) =>
    (await read(country, ...line)).brings.map((one) => ('table' in one ? one.table : undefined));
  expect(await namedBy('CO')).toEqual(['taxes.IVA-CO']);
  expect(await namedBy('CL')).toEqual(['taxes.IVA']);
  expect((await read('PE', ...line)).unread).toMatchObject([
    { errors: { tabla: 'Es de otro catálogo: Colombia.' } },
  ]);
});

test('a percentage of a workbook is what people see, and refused where a table has no percent', async () => {
  const columns = ['tabla', 'desde', 'valor', 'nombre', 'salud', 'pension'];
  const peru = table(
    columns,
    ['IGV', 46_082, '18 %'],
    ['Tasas SCTR por nivel de riesgo', 46_082, '', 'I', '0.53 %', '0.55 %'],
    ['Valor USD/PEN', 46_082, '3.7 %'],
  );
  expect(await said(readImport('tablas', 'PE', peru))).toMatchObject([
    { rows: { percent: '18' } },
    { rows: { levels: { I: { health: '0.53', pension: '0.55' } } } },
  ]);
  expect((await readImport('tablas', 'PE', peru)).unread).toMatchObject([
    { row: 4, errors: { valor: 'Debe ser un número, no un porcentaje.' } },
  ]);
  const chile = table(columns, ['IVA', 46_082, '18,125 %']);
  expect(await said(readImport('tablas', 'CL', chile))).toMatchObject([{ rows: { percent: '18.125' } }]);
});

test('a day of several rows is confirmed by any of them, and comes from where all of them do', async () => {
  const day = 'Primas GES por isapre;2026-01-01';
  const lines = [`${day};Colmena;1;Circular 1;`, `${day};Consalud;1;Circular 2;Sí`, `${day};Esencial;1;Circular 1;no`];
  expect(await said(read('CL', 'tabla;desde;nombre;valor;fuente;confirmado', ...lines))).toMatchObject([
    { source: 'Circular 1; Circular 2', confirmed: true },
  ]);
}); // oxfmt-ignore

test('where a day comes from is cut between two characters, and never within one', async () => {
  const day = 'Primas GES por isapre;2026-01-01';
  const [one, other] = [`${day};Colmena;1;${'x'.repeat(197)}`, `${day};Consalud;1;😀`];
  expect(await said(read('CL', 'tabla;desde;nombre;valor;fuente', one, other))).toMatchObject([
    { source: `${'x'.repeat(197)}; ` },
  ]);
});

test('a file of many days leaves others their turn, row by row and day by day', async () => {
  const days = Array.from({ length: 28 }, (_, at) => `Valor UF/CLP;${at + 1}/02/2026;39000`);
  const { rows } = csv(['tabla;desde;valor', ...days].join('\n'));
  // Streamed, as the file reader gives them.
  const turns = await turnsDuring(20, () => readImport('tablas', 'CL', { rows: yielding(rows) }));
  expect(turns).toBe(2 * days.length);
});

// Copying the day for each of its rows exceeds the test's timeout.
test('a day of very many rows is read at once', async () => {
  const breeds = Array.from({ length: 90_000 }, (_, at) => `Grupos de razas;2026-01-01;Raza ${at};pequeño`);
  expect(await said(read('INT', 'tabla;desde;nombre;valor', breeds.join('\n')))).toHaveLength(1);
});

describe('what is wrong with a value is found in the file again', () => {
  const placesOf = async (country: 'CL' | 'PE', ...lines: readonly string[]) => {
    const [day] = (await read(country, ...lines)).brings;
    return (path: string) => (day?.is === 'tableDay' ? Object.values(day.cellOf(path)).join(' ') : undefined);
  };
  test('by the name that its row has, which may have points in it', async () => {
    const premiums = await placesOf('CL', 'tabla;desde;nombre;valor', 'Primas GES por isapre;2026-01-01;Nueva Masvida;1', 'Primas GES por isapre;2026-01-01;A.B;1');
    expect(['rows.uf.nueva-masvida', 'rows.uf.a.b', 'rows.uf'].map(premiums)).toEqual(['2 valor', '3 valor', '2 valor']);
    const rates = await placesOf('PE', 'tabla;desde;nombre;salud;pension', 'Tasas SCTR por nivel de riesgo;2026-01-01;I;1;2', 'Tasas SCTR por nivel de riesgo;2026-01-01;II;1;2');
    expect(['rows.levels.I.health', 'rows.levels.II.pension'].map(rates)).toEqual(['2 salud', '3 pension']);
    const work = await placesOf('PE', 'tabla;desde;nombre;valor', 'Nivel de riesgo por tipo de trabajo;2026-01-01;oficina;I', 'Nivel de riesgo por tipo de trabajo;2026-01-01;;II');
    expect(['rows.levelOf.oficina', 'rows.assumed', 'rows.levelOfSector'].map(work)).toEqual(['2 valor', '3 valor', '2 valores']);
  });
  test('by the place of its age band', async () => {
    const factors = await placesOf('CL', 'tabla;desde;edadDesde;edadMenorDe;cotizante;carga', 'Factores de riesgo;2026-01-01;0;20;1;1', 'Factores de riesgo;2026-01-01;20;;1;1');
    expect(['rows.bands.1.below', 'rows.bands.0.dependant', 'rows.bands.1', 'rows.bands'].map(factors)).toEqual(['3 edadMenorDe', '2 carga', '3 edadDesde', '2 edadDesde']);
  });
  test('in its only row, or within the cell that holds all of the day', async () => {
    const uf = await placesOf('CL', 'tabla;desde;valor', 'Valor UF/CLP;2026-01-01;1');
    expect(uf('rows.value')).toBe('2 valor');
    const whole = await placesOf('CL', 'tabla;desde;valores', 'Cotización de salud y tope imponible;2026-01-01;{}');
    expect(['rows.withoutIncome.least', 'rows'].map(whole)).toEqual(['2 valores.withoutIncome.least', '2 valores']);
  });
}); // oxfmt-ignore

describe('what is wrong with a row', () => {
  const errorsOf = async (country: 'CL' | 'PE', ...lines: readonly string[]) =>
    (await read(country, 'tabla;desde;nombre;valor;valores', ...lines)).unread.map(({ row, errors }) => [
      row,
      errors,
    ]);

  test.each([
    ['Horóscopo;2026-01-01;;1;', { tabla: 'No es una tabla con fecha.' }],
    ['IGV;2026-01-01;;18;', { tabla: 'Es de otro catálogo: Perú.' }],
    ['Valor UF/CLP;31/02/2026;;1;', { desde: 'Debe ser una fecha, como 2026-03-31 o 31/03/2026.' }],
    [
      'Valor UF/CLP;2026-01-01;;mucho;',
      { valor: 'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.' },
    ],
    ['Valor UF/CLP;2026-01-01;;;', { valor: 'Campo requerido.' }],
    [
      'Valor UF/CLP;2026-01-01;;-5;',
      { valor: 'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.' },
    ],
    [
      'Cotización de salud y tope imponible;2026-01-01;;7;',
      { valores: 'Esta tabla tiene varias partes: escribe aquí los valores del día como JSON.' },
    ],
    [
      'Valor UF/CLP;2026-01-01;;1.2.3;',
      { valor: 'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.' },
    ],
    [
      String.raw`Primas GES por isapre;2026-01-01;;;{"uf":{"a\u0000b":"1"}}`,
      { valores: 'Contiene caracteres que no se pueden guardar.' },
    ],
    ['Valor UF/CLP;2026-01-01;;;{', { valores: 'No es JSON válido.' }],
  ])('%s', async (line, errors) => expect(await errorsOf('CL', line)).toEqual([[2, errors]]));

  test('is told, and its day is not taken by half', async () => {
    const day = 'Primas GES por isapre;2026-01-01;';
    const wrong = await read('CL', 'tabla;desde;nombre;valor', `${day}Colmena;1`, `${day}Consalud;x`, `${day}Esencial;`);
    expect(wrong.brings).toEqual([]);
    expect(wrong.unread).toEqual([
      { row: 2, key: 'Primas GES por isapre · 1 de enero de 2026', errors: { row: 'El día queda como estaba: las filas 3 y 4 tienen errores.' } },
      { row: 3, key: 'Primas GES por isapre · 1 de enero de 2026', errors: { valor: 'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.' } },
      { row: 4, key: 'Primas GES por isapre · 1 de enero de 2026', errors: { valor: 'Campo requerido.' } },
    ]);
  }); // oxfmt-ignore

  test('as when no row says the level of work that nobody has named', async () => {
    const lines = ['minería;IV', 'oficina;I'].map(
      (work) => `Nivel de riesgo por tipo de trabajo;2026-01-01;${work}`,
    );
    const { brings, unread } = await read('PE', 'tabla;desde;nombre;valor', ...lines);
    expect(brings).toEqual([]);
    expect(unread).toEqual([
      {
        row: 2,
        key: 'Nivel de riesgo por tipo de trabajo · 1 de enero de 2026',
        errors: { nombre: 'Falta la fila sin nombre, que dice el nivel de quien no indica su trabajo.' },
      },
    ]);
  });

  test.each([
    ['in the same row', 'Valor UF/CLP;2026-01-01;;39000;{"value":"39100"}', []],
    ['in another', 'Primas GES por isapre;2026-01-01;Colmena;1;', ['Primas GES por isapre;2026-01-01;;;{"uf":{}}']],
    ['before', 'Primas GES por isapre;2026-01-01;;;{"uf":{"colmena":"1"}}', ['Primas GES por isapre;2026-01-01;Colmena;1;']],
  ])('as when «valores» says %s what other columns say too', async (_, first, others) => {
    const twice = await read('CL', 'tabla;desde;nombre;valor;valores', first, ...others);
    expect(twice.brings).toEqual([]);
    expect(twice.unread.at(-1)).toMatchObject({
      row: 2 + others.length,
      errors: { valores: 'Los valores de un día vienen todos en «valores» o todos en las otras columnas, no en ambas.' },
    });
  }); // oxfmt-ignore

  test('of which nobody can tell the day keeps out every day that it may be one of', async () => {
    const heading = 'tabla;desde;nombre;valor';
    const premium = 'Primas GES por isapre;2026-01-01;Colmena;1';
    const lost = await read('CL', heading, premium, 'Primas GES por isapre;2026-13-01;Consalud;1', 'Valor UF/CLP;2026-01-01;;39000');
    expect(lost.brings).toMatchObject([{ table: 'exchange.UF-CLP' }]);
    expect(lost.unread.map(({ row, errors }) => [row, errors])).toEqual([
      [2, { row: 'El día queda como estaba: la fila 3 tiene un error.' }],
      [3, { desde: 'Debe ser una fecha, como 2026-03-31 o 31/03/2026.' }],
    ]);
    expect((await read('CL', heading, premium, 'Primas GES;2026-01-01;Consalud;1')).brings).toEqual([]);
    expect((await read('CL', heading, premium, 'Valor UF/CLP;ayer;;1')).brings).toHaveLength(1);
  }); // oxfmt-ignore

  test.each([
    [4, 'las filas 3, 4, 5 y 6 tienen errores'],
    [6, 'las filas 3, 4, 5, 6, 7 y otra tienen errores'],
    [900, 'las filas 3, 4, 5, 6, 7 y otras 895 tienen errores'],
  ])(
    'of which there are %i is named by the first of them at a day that they keep out',
    async (count, told) => {
      const premium = 'Primas GES por isapre;2026-01-01;Colmena;1';
      const lost = Array.from({ length: count }, () => 'Primas GES;2026-01-01;Consalud;1');
      const { unread } = await read('CL', 'tabla;desde;nombre;valor', premium, ...lost);
      expect(unread).toHaveLength(1 + count);
      expect(unread[0]).toMatchObject({ row: 2, errors: { row: `El día queda como estaba: ${told}.` } });
    },
  );

  test.each([
    ['Valor UF/CLP;2026-01-01;;1;', 'Valor UF/CLP;01/01/2026;;2;', 'desde'],
    ['Primas GES por isapre;2026-01-01;Colmena;1;', 'Primas GES por isapre;2026-01-01;COLMENA;2;', 'nombre'],
  ])('as when it says again what another row says: %s', async (one, again, field) =>
    expect(await errorsOf('CL', one, again)).toContainEqual([
      3,
      { [field]: 'Está repetido: ya está en la fila 2.' },
    ]),
  );
});

const published = new URL('../../../../../shared/data/cl-pricing-rules.json', import.meta.url);
const isHere = existsSync(published);
test.skipIf(!isHere)(
  isHere
    ? 'Chile’s published factors come in as a file'
    : 'Chile’s published factors: SKIPPED, they are not beside this checkout (../shared/data)',
  async () => {
    type Band = { from: number; to: number | null; cotizante: number; carga: number };
    const { riskFactorTable604: table } = JSON.parse(readFileSync(published, 'utf8')) as {
      riskFactorTable604: { rows: Band[] };
    };
    const bands = table.rows.map(({ from, to, cotizante, carga }) => ({
      tabla: 'Factores de riesgo',
      desde: '2020-04-01',
      edadDesde: from,
      edadMenorDe: to,
      cotizante,
      carga,
    }));
    const read = readImport('tablas', 'CL', json(bands));
    expect((await read).unread).toEqual([]);
    for (const { rows } of await said(read)) expect(tableRows.riskFactors.safeParse(rows).success).toBe(true);
    expect(await said(read)).toMatchObject([
      {
        rows: {
          bands: table.rows.map(({ from, cotizante }) => ({ from, policyholder: String(cotizante) })),
        },
      },
    ]);
  },
);
