import { describe, expect, test } from 'vitest';
import { coverageOrganizationNumber } from '../../organizations/index.ts';
import { readImport } from '../sources.ts';
import { offeredBy, plan, readPlans } from '../testing/plans.ts';
import { table as tableOf } from '../testing/rows.ts';

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
    const file = tableOf(Object.keys(table), Object.values(table));
    const [fromTable] = (await readImport('isapre', 'CL', file)).brings;
    const [fromJson] = (await readPlans(plan)).brings;
    // `onto` is a function, compared in tests of its own.
    expect(fromTable).toEqual({
      ...fromJson,
      row: 2,
      offered: { ...offeredBy(fromJson), onto: expect.any(Function) as unknown },
    });
  });

  test('whose price is told in percent are refused, and whose shares are so are taken', async () => {
    const columns = ['isapre', 'code', 'name', 'baseUf', 'hosp'];
    const file = tableOf(
      columns,
      ['Consalud', 'A-1', 'Uno', '206 %', 'cl-uno:90 %'],
      ['Consalud', 'A-2', 'Dos', 2.06, 'cl-uno:90 %'],
    );
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

describe('the clinics of a plan', () => {
  const errorsOf = async (row: object) => (await readPlans({ ...plan, ...row })).unread[0]?.errors;
  const wrongClinic = 'La clínica se nombra con una letra o un número al comienzo, y 100 caracteres como máximo.';
  const wrongPair = 'Escribe clínica:porcentaje, separados por punto y coma.';
  test.each([
    [{ hosp: { ' ': 80 } }, { hosp: wrongClinic }],
    [{ hosp: JSON.parse('{"__proto__":80}') as object }, { 'hosp.__proto__': wrongClinic }],
    [{ amb: '__proto__:80' }, { 'amb.__proto__': wrongClinic }],
    [{ amb: '---: 80' }, { 'amb.---': wrongClinic }],
    [{ amb: `${'x'.repeat(101)}:80` }, { [`amb.${'x'.repeat(101)}`]: wrongClinic }],
    [{ amb: 'cl-uno' }, { amb: wrongPair }],
    [{ amb: 'cl-uno:mucho' }, { amb: wrongPair }],
    [{ hosp: 7 }, { hosp: wrongPair }],
    [{ zones: 'zona;'.repeat(51) }, { zones: 'Son 50 como máximo.' }],
    [{ zones: ['x'.repeat(101)] }, { 'zones.0': 'Escribe 100 caracteres como máximo.' }],
  ])('such as %j are refused by field', async (row, errors) => expect(await errorsOf(row)).toMatchObject(errors));

  test('are five hundred at most, in and out of hospital together, and else none is registered', async () => {
    const shares = (name: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}-${at}`, 80]));
    const row = { ...plan, hosp: shares('uno', 300), amb: shares('dos', 201) };
    const { needs, unread } = await readPlans(row);
    expect(unread[0]?.errors).toEqual({ hosp: 'Son 500 clínicas como máximo, con las de amb.' });
    expect(needs.filter(({ is }) => is === 'clinic')).toEqual([]);
    expect((await readPlans({ ...row, amb: shares('dos', 200) })).unread).toEqual([]);
  });
}); // oxfmt-ignore

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
