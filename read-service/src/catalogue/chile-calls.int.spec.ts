/** The calls of Chile's plans, their isapres and the UF: what each answers, and what it refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadWorld } from '../testing/read-world.ts';
import { type Answered, callsOf, createPlanWorld, expectEnvelope } from './testing/calls.ts';
import { card, coverageTag, entry, inClinic, organization, withoutTag } from './testing/rich-answers.ts';
import { isapreId, planCode, planId as id } from './testing/rich-plan.ts';

let world: ReadWorld;
const { get, post } = callsOf(() => world, 'CL');
beforeAll(async () => {
  world = await createPlanWorld();
});
afterAll(() => world.end());

describe('a call', () => {
  test.each<[string, unknown]>([
    ['/api/globales/uf', { valor: 40_000, fecha: '2026-02-01' }],
    ['/api/globales/uf?at=2026-01-15', { valor: 39_000, fecha: '2020-01-01' }],
    ['/api/globales/uf?at=2019-01-01', { valor: 39_214.8, fecha: null }],
    [
      `/api/isapres/${isapreId}`,
      {
        ...organization,
        codigodelaisapre: isapreId,
        nombreisapre: 'Isapre Cruz Blanca',
        abvisapre: null,
        imagenisapre: null,
        urlisapre: 'Isapre-Cruz-Blanca',
        abierta: true,
        seleccionado: false,
        disabled: false,
        firstBrandColor: '#235d3a',
        secondBrandColor: '#d9c5a0',
        preciogesl: 0.74,
        key: 'cruz-blanca',
        elementosenbusqueda: 1,
        planes: 1,
        ges: { uf: 0.74, desde: '2020-01-01' },
      },
    ],
    [
      '/api/isapres/107',
      {
        id: 107,
        codigodelaisapre: 107,
        nombreisapre: 'Consalud',
        urlisapre: 'Consalud',
        abierta: true,
        isDemo: false,
        disabled: true,
        planes: 0,
      },
    ],
    ['/api/isapres/88', { codigodelaisapre: 81, nombreisapre: 'Nueva Masvida' }],
    ['/api/isapres/71', { codigodelaisapre: 107, nombreisapre: 'Consalud' }],
    ['/api/isapres/63', { nombreisapre: 'Isalud Isapre de Codelco', abierta: false }],
    ['/api/isapres/1', { nombreisapre: 'Fondo Nacional de Salud', abierta: null, preciogesl: null }],
    ['/api/isapres/beneficios/107', []],
    [`/api/isapres/beneficios/${isapreId}`, entry('Beneficio')],
    [`/api/isapres/beneficios-plan/${isapreId}/${id}`, entry('Beneficio')],
    [
      '/api/infoplanes/factores',
      {
        desde: '2020-01-01',
        factores: [
          { edadDesde: 0, edadHasta: 1, cotizante: 0, carga: 0 },
          { edadDesde: 2 },
          { edadHasta: null },
        ],
      },
    ],
    [`/api/infoplanes/prestadoresplan?plan=${planCode}`, [inClinic]],
    [`/api/infoplanes/prestaciones?plan=${id}`, [coverageTag, withoutTag]],
    [`/api/infoplanes/aranceles?plan=${planCode}`, { deductible: { amount: 2.5 } }],
    [`/api/infoplanes/infoplan?plan=${planCode}`, card],
    [`/api/buscadorplanes/infoplan?plan=${planCode}`, card],
    ['/api/buscarplanes/cargasycotizantes', { cotizantes: { maximo: 2 }, cargas: { maximo: 20 } }],
    [
      `/api/buscarplanes/analisisypuntaje?plan=${planCode}`,
      {
        puntaje: 8.4,
        estrellas: 4.2,
        criterios: [
          { criterio: 'price', peso: 0.4, valor: null },
          { criterio: 'score', valor: 0.84 },
          { criterio: 'network', valor: 0.0909 },
        ],
      },
    ],
  ])('answers with the envelope: %s', async (url, data) => expectEnvelope(await get(url), data));

  test('tells the value of the UF where older clients read it, too', async () =>
    expect(await get('/api/globales/uf')).toMatchObject({ valor: 40_000 }));

  test.each([
    '/api/isapres/7',
    `/api/isapres/beneficios-plan/7/${id}`,
    '/api/infoplanes/infoplan?plan=nada',
    '/api/infoplanes/factores?at=1990-01-01',
  ])('says that it is not there: %s', async (url) => expect((await get(url)).status).toBe(404));

  test.each([
    ['/api/globales/uf?at=x', 'at'],
    ['/api/infoplanes/prestaciones', 'plan'],
    ['/api/infoplanes/factores?at=x', 'at'],
    ['/api/buscarplanes/analisisypuntaje', 'plan'],
  ])('names what is wrong: %s', async (url, field) =>
    expect(await get(url)).toMatchObject({
      status: 400,
      errors: { [field]: expect.not.stringContaining('Invalid input') as string },
    }),
  );
});

describe('results in Chile', () => {
  const path = '/api/insurance/compare/metadata';
  const estimateOf = ({ metaData }: Answered) => (metaData as { precios?: object | null }).precios;
  test('tell beside the filters between which prices a visitor looks', async () => {
    expect(estimateOf(await get(path))).toMatchObject({
      preciomin: 120_000,
      preciomax: 150_000,
      calculadoPeso: null,
    });
    const profile = { cotizante: [{ edad: 40, ingreso: 1_650_000 }] };
    expect(estimateOf(await post(path, { profile }))).toEqual({
      preciomin: 137_157,
      preciomax: 151_594,
      // 87.8 × 40,000
      topeimponible: 3_512_000,
      calculadoPeso: 144_375,
      calculadoUF: 3.6094,
    });
  });
  test('fit the better the more clinics they have in the visitor’s region', async () => {
    const distanceIn = async (region: unknown): Promise<number | null> => {
      const { data } = await post(path, { profile: { cotizante: [{ edad: 40 }], region } });
      const found = (data as { productCode: string; distance: number | null }[]).find(
        ({ productCode }) => productCode === planCode,
      );
      return found!.distance;
    };
    expect(await distanceIn({ stateCode: '5' })).toBeLessThan((await distanceIn({ stateCode: '13' }))!);
    expect(await distanceIn('RM')).toBe(await distanceIn('13'));
    expect((await post(path, { profile: { region: '99' } })).errors).toEqual({
      'profile.region': 'Este país no tiene esa región.',
    });
  });
  test('tell none where no isapre is compared, and elsewhere there is none', async () => {
    expect(estimateOf(await post(path, { organizationTypes: ['ASEG'] }))).toBeNull();
    expect(estimateOf(await get(path, 'PE'))).toBeNull();
  });
});
