import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  coverageOrganizationDetails,
  coverageOrganizationNumber,
  emptyContent,
  type ImportSourceName,
  importSources,
  numberOfCatalogueTerm,
  numberOfCoverageOrganization,
  numberOfInsuranceType,
  numberOfOrganization,
  productContent,
} from '../catalogue/index.ts';
import { type Rejection } from '../event-sourcing/index.ts';
import { priceRule } from '../pricing/index.ts';
import { clinicGivenOnto } from './clinic-given-onto.ts';
import { type Brought, type ClinicGiven } from './source.ts';
import { readImport } from './sources.ts';
import { workbook } from './testing/workbook.ts';

const json = (rows: unknown): Buffer => Buffer.from(JSON.stringify(rows));
const plan = {
  isapre: 'Nueva Masvida', code: 'PM2603', name: 'Pleno Max', baseUf: 2.06, cap: true, notes: 'PLENO',
  zones: ['santiago'], hosp: { 'cl-uno': 90, 'cl-dos': 60 }, amb: { 'cl-uno': 70 },
}; // oxfmt-ignore
const offeredBy = (one: Brought | undefined) => (one?.is === 'product' ? one.offered : undefined);
const readPlans = (...rows: readonly object[]) => readImport('isapre', 'CL', json(rows));

test('what a file brings has the number that it would have if somebody registered it by hand', async () => {
  const files = [
    await readPlans(plan),
    await readImport('clinicas', 'CL', json([{ id: 'cl-tres', name: 'Clínica Tres' }])),
    await readImport('renipress', 'PE', json([{ cod_ipress: '7734', nombre: 'CLINICA X', departamento: 'LIMA', distrito: 'LIMA' }])),
  ];
  const numbers = files.flatMap(({ needs, brings }) => [
    ...needs.map((one) => {
      switch (one.is) {
        case 'organization': return [one.id, numberOfOrganization(one.details)];
        case 'insuranceType': return [one.id, numberOfInsuranceType(one.details)];
        case 'clinic': return [one.id, numberOfCoverageOrganization(one.details)];
        case 'term': return [one.id, numberOfCatalogueTerm(one.details)];
      }
    }),
    ...brings.flatMap((one) =>
      one.is === 'clinic'
        ? [[one.id, numberOfCoverageOrganization({ displayName: one.calledElse, aliases: [], places: [], ...one.given })]]
        : [],
    ),
  ]);
  expect(numbers).toHaveLength(8);
  for (const [imported, byHand] of numbers) expect(byHand).toBe(imported);
}); // oxfmt-ignore

test('what a row has wrong is told in Spanish, whatever it is', async () => {
  const wrong = [1, 'x', true, [], {}, { kind: 'x' }, { kind: 'flat', amount: 'x' }, '[', '7'];
  const { unread } = await readImport('productos', 'PE', json(wrong.map((price) => ({ code: 'A', content: price, price }))));
  expect(unread).toHaveLength(wrong.length);
  for (const message of unread.flatMap(({ errors }) => Object.values(errors)))
    expect(message).not.toMatch(/invalid|expected|received|unrecognized/i);
}); // oxfmt-ignore

describe('plans of isapres', () => {
  test('become products with a price rule, their clinics and what each of them pays', async () => {
    const { brings, needs, unread } = await readPlans(plan);
    expect(unread).toEqual([]);
    expect(brings).toMatchObject([
      {
        is: 'product',
        row: 1,
        code: 'PM2603',
        offered: {
          price: { kind: 'isapre', isapre: 'nueva-masvida', base: 20_600 },
          content: {
            identity: { organizationId: 81, path: '/Isapre/Nueva-Masvida/Planes/PM2603', isDemo: false },
            coverages: [
              ...['hospitalDay', 'surgery', 'birth'].map((service) => ({
                service,
                amounts: { percentage: { minAmount: 6_000, maxAmount: 9_000 } },
              })),
              ...['consultation', 'laboratory', 'imaging'].map((service) => ({
                service,
                amounts: { percentage: { minAmount: 7_000, maxAmount: 7_000 } },
              })),
            ],
            coverageOrganizations: [
              { id: coverageOrganizationNumber('CL', 'cl-uno'), coverages: [{ id: 1 }, { id: 2 }] },
              { id: coverageOrganizationNumber('CL', 'cl-dos'), coverages: [{ id: 1 }] },
            ],
          },
        },
      },
    ]);
    const clinics = needs.flatMap((one) => (one.is === 'clinic' ? [one.details.displayName] : []));
    expect(clinics).toEqual(['Clínica Uno', 'Clínica Dos']);
    expect(needs.filter(({ is }) => is === 'organization')).toMatchObject([
      { id: 81, details: { isOpen: true } },
    ]);
  });

  test('are the same from a workbook as from JSON', async () => {
    const { hosp: _, amb: __, zones: ___, ...flat } = plan;
    const table = {
      ...flat,
      baseUf: '2,06',
      cap: 'sí',
      zones: 'santiago',
      hosp: 'cl-uno:90; cl-dos:60 %',
      amb: 'cl-uno: 70',
    };
    const file = workbook([Object.keys(table), Object.values(table)]);
    const [fromTable] = (await readImport('isapre', 'CL', file)).brings;
    const [fromJson] = (await readPlans(plan)).brings;
    // What it says of a plan that stands is a function of its own.
    expect(fromTable).toEqual({
      ...fromJson,
      row: 2,
      offered: { ...offeredBy(fromJson), onto: expect.any(Function) as unknown },
    });
  });

  test('whose price is told in percent are refused, and whose shares are so are taken', async () => {
    const columns = ['isapre', 'code', 'name', 'baseUf', 'hosp'];
    const file = workbook([
      columns,
      ['Consalud', 'A-1', 'Uno', { number: 2.06, format: '0%' }, 'cl-uno:90 %'],
      ['Consalud', 'A-2', 'Dos', 2.06, 'cl-uno:90 %'],
    ]);
    const { brings, unread } = await readImport('isapre', 'CL', file);
    expect(unread).toMatchObject([{ row: 2, errors: { baseUf: 'Debe ser un número, no un porcentaje.' } }]);
    expect(brings).toMatchObject([{ row: 3, code: 'A-2' }]);
  });

  test('that can’t be read are told by row and field, and keep no other from being read', async () => {
    const { brings, unread } = await readPlans(
      { ...plan, isapre: 'Inventada', baseUf: 'mucho' },
      plan,
      { ...plan, name: 'Otro' },
      { ...plan, code: 'Ñ', hosp: { x: 101 } },
    );
    expect(brings.map(({ row }) => row)).toEqual([2]);
    expect(unread).toEqual([
      {
        row: 1,
        key: 'PM2603',
        errors: { isapre: 'No es una isapre conocida.', baseUf: 'Debe ser un número de 0.0001 a 100.' },
      },
      { row: 3, key: 'PM2603', errors: { code: 'Está repetido: ya está en la fila 2.' } },
      {
        row: 4,
        key: 'Ñ',
        errors: {
          code: 'Escribe letras sin acento, números, puntos, guiones y guiones bajos.',
          'hosp.x': 'Debe ser un número de 0 a 100.',
        },
      },
    ]);
  });
});

describe('a plan that stands', () => {
  const contentOf = async (row: object) => offeredBy((await readPlans(row)).brings[0])!;
  const stands = async () => {
    const { content } = await contentOf(plan);
    const [uno, dos] = content.coverageOrganizations;
    const own = { id: 3, name: 'Urgencia', amounts: {} };
    return {
      ...content,
      identity: { ...content.identity, displayName: 'El Pleno', image: '/pleno.png' },
      selling: { ...content.selling, isPromoted: true, score: 9 },
      highlights: [...content.highlights, 'Sin carencias'],
      coverages: [{ ...content.coverages[0]!, name: 'Día cama y UTI', note: 'En pieza individual' }, ...content.coverages.slice(1), { ...own, id: 24 }],
      coverageOrganizations: [{ ...uno!, note: 'Con convenio', coverages: [...uno!.coverages, own] }, dos!, { id: 5, coverages: [{ ...own, id: 1 }] }],
      descriptions: [...content.descriptions, { title: 'Historia', content: 'Nuevo' }],
      conditions: [{ title: 'Topes', content: 'Hasta 100 UF.' }],
      faq: [{ question: '¿Sí?', answer: 'Sí.' }],
    };
  };
  const after = async (row: object) => {
    const { content, onto } = await contentOf(row);
    return onto!(await stands(), content);
  };
  test('stays as it is when the file says what it said', async () =>
    expect(await after(plan)).toEqual(await stands()));
  test('keeps what somebody added or worded, beside what the file says now', async () => {
    const before = await stands();
    const [uno, , cinco] = before.coverageOrganizations;
    const now = await after({ ...plan, zones: ['norte'], hosp: { 'cl-uno': 80, 'cl-tres': 50 }, amb: {} });
    expect(now).toMatchObject({
      highlights: ['Hospitalización preferente hasta 80 %', 'Sin carencias'],
      descriptions: [{ content: 'Se ofrece en: norte.' }, { title: 'Línea' }, { title: 'Historia' }],
      conditions: before.conditions,
    });
    expect(now.coverages.map(({ id, name }) => [id, name])).toEqual([
      [11, 'Día cama y UTI'], [12, 'Cirugía'], [13, 'Parto'], [24, 'Urgencia'],
    ]);
    expect(now.coverages[0]).toEqual({
      ...before.coverages[0], amounts: { percentage: { minAmount: 5_000, maxAmount: 8_000, unit: '%' } },
    });
    const there = now.coverageOrganizations;
    expect(there).toEqual([{ ...uno, coverages: [expect.objectContaining({ id: 1 }), uno!.coverages[2]] }, cinco,
      { id: coverageOrganizationNumber('CL', 'cl-tres'), coverages: [expect.objectContaining({ id: 1 })] }]);
  });
  test('gives a free number to what somebody added under one of the file’s', async () => {
    const { content, onto } = await contentOf({ ...plan, hosp: { 'cl-uno': 90 } });
    const id = coverageOrganizationNumber('CL', 'cl-uno');
    const added = { id: 1, name: 'Urgencia', amounts: {} };
    const [clinic] = onto!({ ...content, coverageOrganizations: [{ id, coverages: [added] }] }, content).coverageOrganizations;
    expect(clinic!.coverages.map((one) => [one.id, one.name])).toEqual([[3, 'Urgencia'], [1, 'Hospitalaria'], [2, 'Ambulatoria']]);
  });
  test('keeps all of which the file has no column', async () => {
    const { isapre, code, name, baseUf } = plan;
    expect(await after({ isapre, code, name, baseUf })).toEqual(await stands());
  });
  test('does not get back a highlight that somebody took out', async () => {
    const { content, onto } = await contentOf(plan);
    expect(onto!({ ...content, highlights: [] }, content).highlights).toEqual([]);
    expect(onto!({ ...content, highlights: [], coverages: [] }, content).highlights).toEqual(content.highlights);
  });
}); // oxfmt-ignore

describe('clinics of a register', () => {
  const heading =
    'cod_ipress,nombre,categoria,clasificacion,departamento,provincia,distrito,ubigeo,direccion,lat,lon';
  test('are named as one reads them, and known by their code', async () => {
    const file = Buffer.from(
      `${heading}\n12897,CLINICA SAN JUAN DE DIOS S.A.C.,II-1,X,LIMA,LIMA,BREÑA,150105,"AV. UNO, 5",-12.05,-77.04\n`,
    );
    expect((await readImport('renipress', 'PE', file)).brings).toMatchObject([
      {
        id: coverageOrganizationNumber('PE', '00012897'),
        calledElse: 'Clínica San Juan de Dios S.A.C.',
        given: {
          aliases: ['CLINICA SAN JUAN DE DIOS S.A.C.'],
          registerCode: '00012897',
          places: [
            { address: 'AV. UNO, 5', region: 'Lima', district: 'Breña', placeCode: '150105', lat: -12.05 },
          ],
        },
      },
    ]);
  });
  test('of ids have a name or a place, as the file knows', async () => {
    const places = {
      total: 1,
      locations: { 'cl-meds': { address: 'Uno 2', lat: -33, lng: -70, source: 'x' } },
    };
    const [one] = (await readImport('clinicas', 'CL', json(places))).brings;
    expect(one).toMatchObject({
      calledElse: 'Clínica Meds',
      given: { places: [{ address: 'Uno 2', lat: -33 }] },
    });
    expect(one).not.toHaveProperty('given.displayName');
    const [named] = (await readImport('clinicas', 'CL', json([{ id: 'cl-meds', name: 'Clínica MEDS' }])))
      .brings;
    expect(named).toMatchObject({ given: { displayName: 'Clínica MEDS' } });
    expect(named).not.toHaveProperty('given.places');
  });
  test('of Chile are in the region of their comuna, and keep what the file says of it', async () => {
    const row = { id: 'cl-meds', address: 'Av. Uno 2, Providencia, Santiago' };
    const placeOf = async (more: object, country: 'CL' | 'CO' = 'CL') => {
      const [one] = (await readImport('clinicas', country, json([{ ...row, ...more }]))).brings;
      return one?.is === 'clinic' ? one.given.places?.[0] : undefined;
    };
    expect(await placeOf({})).toMatchObject({ region: 'Metropolitana de Santiago', district: 'Providencia', placeCode: '13123' });
    expect(await placeOf({ region: 'Biobío' })).toMatchObject({ region: 'Biobío' });
    expect(await placeOf({ region: 'Biobío' })).not.toHaveProperty('placeCode');
    expect(await placeOf({}, 'CO')).toEqual({ address: row.address });
  }); // oxfmt-ignore
});

describe('a clinic that is there', () => {
  const place = { address: 'Calle 1', region: 'Lima', lat: -12, name: 'Sede central' };
  const stands = { aliases: ['CL UNO', 'La Uno'], places: [place, { address: 'Calle 2' }] };
  const onto = (given: Partial<ClinicGiven>) => clinicGivenOnto(stands, { country: 'PE', ...given });
  test('keeps the aliases and places that the file does not have', () => {
    expect(onto({ aliases: ['cl-uno', 'CL UNO'] })).toEqual({
      country: 'PE',
      aliases: ['CL UNO', 'La Uno', 'cl-uno'],
      places: stands.places,
    });
    expect(onto({ places: [{ address: 'Calle 2', lat: -13 }] }).places).toEqual([place, { address: 'Calle 2', lat: -13 }]);
  });
  test('keeps of a place what the file does not say', () =>
    expect(onto({ places: [{ address: 'Calle 1', region: 'Callao', lat: undefined }] }).places).toEqual([
      { ...place, region: 'Callao' },
      { address: 'Calle 2' },
    ]));
  test('moves with the file', () =>
    expect(onto({ places: [{ address: 'Calle 9' }] }).places).toEqual([{ address: 'Calle 9' }, { address: 'Calle 2' }]));
  test('has no more aliases than a clinic may', () => {
    const aliases = Array.from({ length: 50 }, (_, at) => `Alias ${at}`);
    expect(clinicGivenOnto({ aliases, places: [] }, { country: 'PE', aliases: ['cl-uno'] }).aliases).toEqual(aliases);
  });
}); // oxfmt-ignore

describe('whole products', () => {
  const content = emptyContent('Uno');
  const coverage = (name: string, scope?: object) => ({ id: 1, name, amounts: {}, ...(scope && { scope }) });
  const price = { kind: 'isapre', unit: 'UF', period: 'monthly', isapre: 'consalud', base: 10_000 };
  const readCoverages = (coverages: object[], there: object[] = []) =>
    readImport(
      'productos',
      'CL',
      json([{ code: 'A-1', price, content: { ...content, coverages, coverageOrganizations: [{ id: 7, coverages: there }] } }]),
    ); // oxfmt-ignore
  test('have the codes of their coverages’ names read, in clinics too; what a coverage says itself goes before', async () => {
    const { brings, unread } = await readCoverages(
      [coverage('Consulta E[18-64] P[Convenio]', { network: 'Extranjero' })],
      [coverage('Examen EX')],
    );
    expect(unread).toEqual([]);
    expect(brings).toMatchObject([
      {
        offered: {
          content: {
            coverages: [{ name: 'Consulta', scope: { ages: { from: 18, to: 64 }, network: 'Extranjero' } }],
            coverageOrganizations: [{ coverages: [{ name: 'Examen', scope: { excluded: true } }] }],
          },
        },
      },
    ]);
  });
  test('say which name has a code that can’t be read', async () =>
    expect((await readCoverages([coverage('Consulta E[joven]')], [coverage('VP[x] Examen')])).unread).toEqual(
      [
        {
          row: 1,
          key: 'A-1',
          errors: {
            'content.coverages.0.name': 'E[joven]: escribe las edades, como E[18-64] o E[18+].',
            'content.coverageOrganizations.0.coverages.0.name':
              'VP[x]: escribe la vigencia en años, como VP[1].',
          },
        },
      ],
    ));
});

test('a source of another country is refused', () =>
  expect(readImport('isapre', 'PE', json([plan]))).rejects.toThrow('Revisa los datos marcados.'));

const refusalOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return (error as Rejection).errors;
  }
};

describe('the columns of a file', () => {
  test.each(importSources)('of $name that every row needs are those that are asked for', async (source) => {
    const [country] = source.countries;
    const names = source.columns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    // The first row has them all, so that the file is one of these; the second has none.
    const full = Object.fromEntries(names.map((name) => [name, 'x']));
    const { unread } = await readImport(source.name, country!, json([full, {}]));
    const { errors = {} } = unread.find(({ row }) => row === 2) ?? {};
    expect(Object.keys(errors).sort()).toEqual([...names].sort());
  });
  test('that are missing in every row are told once, for the file is another one', async () => {
    const other = [{ codigo: 'A-1', isapre: 'Consalud', name: 'Uno' }];
    expect(await refusalOf(() => readImport('isapre', 'CL', json(other)))).toEqual({
      file: 'Faltan las columnas code, baseUf. El archivo tiene datos en: codigo, isapre, name.',
    });
  });
  test('that are read stand once, for nobody can tell which of two is meant; others may stand twice', async () => {
    const twice = (columns: string) =>
      readImport('clinicas', 'CL', Buffer.from(`id;name;${columns}\ncl-uno;Uno;a;b`));
    expect(await refusalOf(() => twice('name;notas'))).toEqual({
      file: 'Hay más de una columna «name». Deja una sola, o ponle otro nombre a la que no cuenta.',
    });
    expect((await twice('notas;notas')).ignored).toEqual(['notas']);
  });
  test('that nobody reads are told, for one may be a slip of the pen', async () => {
    expect((await readImport('isapre', 'CL', json([{ ...plan, zonas: 'norte' }]))).ignored).toEqual([
      'zonas',
    ]);
    expect((await readPlans(plan)).ignored).toEqual([]);
  });
});

const shared = (name: string) => new URL(`../../../../shared/data/${name}`, import.meta.url);
const files = [
  'cl-isapre-plans.json',
  'cl-clinics.json',
  'cl-clinic-locations.json',
  'pe-clinicas-privadas-renipress-2022.csv',
] as const;
const areHere = files.every((name) => existsSync(shared(name)));
const skipped = 'the published catalogues: SKIPPED, they are not beside this checkout (../shared/data)';

describe.skipIf(!areHere)(areHere ? 'the published catalogues' : skipped, () => {
  const read = (source: ImportSourceName, country: 'CL' | 'PE', name: (typeof files)[number]) =>
    readImport(source, country, readFileSync(shared(name)));

  test('of the isapres are 1,404 plans that the catalogue takes, and not one is left out', async () => {
    const { brings, needs, unread } = await read('isapre', 'CL', 'cl-isapre-plans.json');
    expect([brings.length, unread]).toEqual([1_404, []]);
    for (const one of brings) {
      if (one.is !== 'product') throw new Error('not a plan');
      expect(productContent.safeParse(one.offered.content).error, one.code).toBeUndefined();
      expect(priceRule.safeParse(one.offered.price).error, one.code).toBeUndefined();
    }
    expect(needs.filter(({ is }) => is === 'clinic')).toHaveLength(108);
  });

  test('of clinics all have what the catalogue asks', async () => {
    const all = [
      ...(await read('renipress', 'PE', 'pe-clinicas-privadas-renipress-2022.csv')).brings,
      ...(await read('clinicas', 'CL', 'cl-clinics.json')).brings,
      ...(await read('clinicas', 'CL', 'cl-clinic-locations.json')).brings,
    ];
    expect(all).toHaveLength(449 + 61 + 157);
    const chilean = (await read('clinicas', 'CL', 'cl-clinic-locations.json')).brings;
    const regions = chilean.map((one) => (one.is === 'clinic' ? one.given.places?.[0]?.region : undefined));
    expect(regions.filter((region) => !region)).toEqual([]);
    expect(regions.filter((region) => region === 'Metropolitana de Santiago')).toHaveLength(68);
    for (const one of all) {
      if (one.is !== 'clinic') throw new Error('not a clinic');
      const details = { displayName: one.calledElse, aliases: [], places: [], ...one.given };
      expect(coverageOrganizationDetails.safeParse(details).error, one.calledElse).toBeUndefined();
    }
  });
});
if (!areHere) process.stderr.write(`\n${skipped}\n`);
