import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { countryCodes } from '@cotejo/core/kit/country';
import { documentedOperations, type OpenApiDocument } from '@cotejo/core/kit/testing';
import { openSite, siteSettings } from '../testing/site-calls.ts';
import { type Keeper } from '../comparator/index.ts';
import { profileFormRoutes } from '../profile-form/routes.ts';
import { contentRoutes } from './routes.ts';
import { serviceRoutes } from './service-routes.ts';

/** A market with a type whose name tells nothing of whom it is for. */
const catalogue = {
  known: {
    insuranceTypes: new Map(
      [
        {
          id: 1,
          name: 'VETERINARIA',
          displayName: 'Clínica veterinaria',
          url: 'Veterinarias',
          upperTypeId: 2,
        },
        { id: 2, name: 'ANIMALES', displayName: 'Animales', url: 'Animales', profileType: 'pets' },
        { id: 3, name: 'EPS', displayName: 'EPS', url: 'EPS' },
      ].map((type) => [type.id, { ...type, country: 'PE', isHidden: false }]),
    ),
  },
} as unknown as ReturnType<Keeper['now']>;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(
    contentRoutes(siteSettings),
    serviceRoutes(siteSettings),
    profileFormRoutes({ comparator: () => catalogue, ...siteSettings }),
  );
});

const get = (url: string, country = 'PE') => site.get(url, { 'x-country': country });
const errorsOf = async (url: string) => {
  const { status, body } = await get(url);
  return [status, (body as { errors?: object }).errors];
};
/** What an address can hold at all. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
type Listed = { data: Record<string, unknown>[]; metaData: { total: number; uuid: string } };
const first = async (url: string, country?: string) => ((await get(url, country)).body as Listed).data[0];

const calls = [
  '/api/menu',
  '/api/contactInformations',
  '/api/countryState/country',
  '/api/workSectorType',
  '/api/comparator',
  '/api/comparator/showcase',
  '/api/comparator/features/1',
  '/api/comparator/1/benefits',
  '/api/comparator/blockzone/1',
  '/api/comparator/1/faq',
  '/api/whyUs/1',
  '/api/information/Precio',
  '/api/route-translator/Comparar',
  '/api/geomap/mundo',
  '/api/qp-version',
  '/api/profile-form/form',
];

describe.each(calls)('%s', (url) => {
  test.each(countryCodes)('is answered in %s, in the envelope', async (country) => {
    const { status, body } = await get(url, country);
    expect([status, body]).toMatchObject([
      200,
      { error: null, metaData: { uuid: expect.any(String) as string } },
    ]);
    const { data, metaData } = body as Listed;
    expect(metaData.total).toBe(Array.isArray(data) ? data.length : 1);
    expect((await get(url, country)).body).toEqual(body);
  });

  test('takes what the site adds to every call, and nothing else', async () => {
    expect((await get(`${url}?isqps=true&forceRefresh=1`)).status).toBe(200);
    expect(await errorsOf(`${url}?nada=1`)).toEqual([400, { nada: 'Este campo no existe.' }]);
  });

  test('wants to know the country', async () => {
    if (/information|qp-version|route-translator|geomap/.test(url) && !url.includes('information')) return;
    expect((await site.get(url, { 'x-country': 'AR' })).status).toBe(400);
    expect((await site.get(url, { host: 'elsewhere.example' })).status).toBe(400);
    expect((await site.get(url, { host: 'cl.localhost:8080' })).body).toEqual((await get(url, 'CL')).body);
  });
});

describe('what is not there', () => {
  test.each([
    '/api/comparator/features/99',
    '/api/comparator/99/benefits',
    '/api/comparator/blockzone/99',
    '/api/comparator/8/faq?isqps=true',
    '/api/whyUs/999999999',
    '/api/information/Nada',
    '/api/information/__proto__',
  ])('%s is told in Spanish', async (url) => {
    const { status, body } = await get(url, 'CL');
    expect([status, body]).toMatchObject([
      404,
      { code: 'NOT_FOUND', message: expect.stringMatching(/^No /) as string },
    ]);
  });

  test.each<[string, object]>([
    ['/api/comparator/x/faq', { id: 'Debe ser un número entero.' }],
    ['/api/comparator/features/-1', { id: 'Debe ser un número entero.' }],
    ['/api/whyUs/1.5', { id: 'Debe ser un número entero.' }],
    ['/api/comparator/showcase?host=elsewhere.example', { host: 'Ese host no es de ningún país.' }],
    ['/api/comparator/showcase?host=constructor', { host: 'Ese host no es de ningún país.' }],
    ['/api/geomap/luna', { mapName: 'Debe ser uno de: mundo, peru, chile, colombia.' }],
    ['/api/geomap/mundo?isoA2=PER', { isoA2: 'Debe ser el código de un país, de dos letras; hasta 300.' }],
    ['/api/geomap/peru?dbIds=x', { dbIds: 'Debe ser el número de una región; hasta 300.' }],
    [
      `/api/geomap/peru?dbIds=${'1,'.repeat(300)}1`,
      { dbIds: 'Debe ser el número de una región; hasta 300.' },
    ],
    ['/api/route-translator/', { url: 'Falta la ruta.' }],
    [`/api/qp-version?_q=${'x'.repeat(201)}`, { _q: 'Es demasiado largo.' }],
    [
      '/api/profile-form/form?productTypeName=autos',
      { productTypeName: 'Ese tipo de producto no tiene un formulario en este país.' },
    ],
    [
      '/api/profile-form/form?productTypeName=',
      { productTypeName: 'Ese tipo de producto no tiene un formulario en este país.' },
    ],
    [
      '/api/profile-form/form?productTypeName=EPS&productTypeName=SCTR',
      { productTypeName: 'Debe ser un texto.' },
    ],
  ])('%s is refused by its field', async (url, errors) => expect(await errorsOf(url)).toEqual([400, errors]));
});

describe('the parameters of the spec', () => {
  test('choose the site whose showcase it is', async () =>
    expect((await get('/api/comparator/showcase?host=co.localhost:8080')).body).toEqual(
      (await get('/api/comparator/showcase', 'CO')).body,
    ));

  test('choose countries and regions of a map', async () => {
    const names = async (url: string) =>
      ((await get(url)).body as { data: { features: { properties: { name: string } }[] } }).data.features.map(
        ({ properties }) => properties.name,
      );
    expect(await names('/api/geomap/mundo?isoA2=PE&isoA2=cl')).toEqual(['Chile', 'Perú']);
    expect(await names('/api/geomap/peru?dbIds=15&dbIds=7')).toEqual(['Lima', 'Callao']);
    expect(await names('/api/geomap/colombia?isoA2=CO&dbIds=11,5')).toEqual(['Bogotá, D.C.', 'Antioquia']);
  });

  test('draw a country with its outline, a region by its point', async () => {
    type Drawn = {
      id: string;
      geometry: { type: string; coordinates: never };
      properties: { point: number[] };
    };
    const drawn = async (url: string) =>
      ((await get(url)).body as { data: { features: Drawn[] } }).data.features;
    const [peru] = await drawn('/api/geomap/mundo?isoA2=PE');
    const [[first, ...others]] = peru!.geometry.coordinates as [number[][]];
    expect([peru!.geometry.type, others.at(-1)]).toEqual(['Polygon', first]);
    for (const [x, y] of others) {
      expect(x).toBeGreaterThan(-82);
      expect(x).toBeLessThan(-68);
      expect(y).toBeGreaterThan(-18.5);
      expect(y).toBeLessThan(0.2);
    }
    const world = await drawn('/api/geomap/mundo');
    expect(world.length).toBeGreaterThan(170);
    expect(world.filter(({ geometry }) => geometry.type === 'Point')).toEqual([]);
    expect(world.find(({ id }) => id === 'CL')!.geometry.type).toBe('MultiPolygon');
    for (const { geometry, properties } of await drawn('/api/geomap/peru'))
      expect(geometry).toEqual({ type: 'Point', coordinates: properties.point });
  });

  test('keep a whole map small, and say when it is still the same', async () => {
    const { body, headers } = await get('/api/geomap/mundo');
    expect(JSON.stringify(body).length).toBeLessThan(260_000);
    const again = await site.get('/api/geomap/mundo', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('translate a path, its slashes escaped or not', async () => {
    const translations = { en: 'Compare/Health-Insurance' };
    for (const url of ['Comparar%2FSeguros-de-Salud', 'Comparar/Seguros-de-Salud'])
      expect((await get(`/api/route-translator/${url}`)).body).toMatchObject({ data: { translations } });
  });

  test('choose the form of a type of product', async () => {
    const form = async (name: string, country: string) =>
      (
        (await get(`/api/profile-form/form?productTypeName=${encodeURIComponent(name)}`, country)).body as {
          data: { profileForm: object };
        }
      ).data.profileForm;
    expect(await form('SCTR', 'PE')).toMatchObject({ profileType: 'sctr', validationScriptUrl: null });
    expect(await form('seguro colectivo', 'CO')).toMatchObject({
      profileType: 'company',
      validationRules: [
        { at: 'colectivo.cantidadempleados', message: 'El número de trabajadores debe ser 10 como mínimo.' },
        {},
      ],
    });
    expect(await form('Póliza', 'CL')).toMatchObject({ country: 'CL', productTypeName: 'Póliza' });
  });

  test('choose the form by whom the catalogue says that a type is for, whatever it is called', async () => {
    const form = async (name: string) =>
      (await get(`/api/profile-form/form?productTypeName=${encodeURIComponent(name)}`)).body;
    const ofPets = { data: { profileForm: { profileType: 'pets', productTypeName: 'VETERINARIA' } } };
    for (const name of ['VETERINARIA', 'clinica-veterinaria', 'veterinarias'])
      expect(await form(name)).toMatchObject(ofPets);
    expect(await form('eps')).toMatchObject({
      data: { profileForm: { profileType: 'persons', productTypeName: 'EPS' } },
    });
  });
});

test('regions are told by the names that a profile has for them', async () =>
  expect(await first('/api/countryState/country', 'CL')).toEqual({
    id: 13,
    code: '13',
    name: 'Metropolitana de Santiago',
    stateCode: '13',
    stateName: 'Metropolitana de Santiago',
    orderPosition: 1,
    abbreviation: 'RM',
  }));

test('ways to reach us and sectors of work are told by the names of the spec', async () => {
  expect(await first('/api/contactInformations')).toEqual({
    group: 'contacto',
    name: 'Correo',
    info: 'contacto.pe@cotejo.example',
    link: 'mailto:contacto.pe@cotejo.example',
    icon: 'mail',
  });
  expect(await first('/api/workSectorType')).toEqual({
    id: 1,
    code: 'A',
    displayName: 'Agricultura, ganadería, silvicultura y pesca',
    workSectors: [
      { code: 'agroindustria', displayName: 'Agroindustria' },
      { code: 'pesca', displayName: 'Pesca' },
    ],
  });
});

test('the version is the package’s with what was built of it, where something was', async () => {
  const version = async () => {
    vi.resetModules();
    const { serviceRoutes: routes } = await import('./service-routes.ts');
    const { body } = await (await openSite(routes(siteSettings))).get('/api/qp-version');
    return (body as { data: object }).data;
  };
  expect(await version()).toEqual({ 'qp-version': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string });
  vi.stubEnv('COTEJO_BUILD', '3f9c0a7be214');
  expect(await version()).toEqual({
    'qp-version': expect.stringMatching(/^\d+\.\d+\.\d+\+3f9c0a7be214$/) as string,
  });
  vi.unstubAllEnvs();
});

describe('the trace', () => {
  test('tells the site’s country as text, and nothing of the visitor', async () => {
    const agent = { 'user-agent': 'Navegador de María', 'x-forwarded-for': '192.0.2.7' };
    const { status, body, headers } = await site.get('/cdn-cgi/trace', { host: 'cl.localhost', ...agent });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(body).toMatch(/^h=cl\.localhost\nts=\d+\.\d{3}\nvisit_scheme=http\nloc=CL\n$/);
  });
  test.each(['int.localhost', 'elsewhere.example'])('knows no country for %s', async (host) =>
    expect((await site.get('/cdn-cgi/trace', { host })).body).toContain('loc=XX\n'),
  );
});

test('whatever is asked is answered or refused, and never a fault of ours', async () => {
  const document = (await site.get('/api/docs/read.json')).body as OpenApiDocument;
  const paths = documentedOperations(document).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(15);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('1', '%00', '..', 'Precio'),
  );
  const query = fc.dictionary(fc.constantFrom('host', 'isoA2', 'dbIds', '_q', 'productTypeName', 'x'), text, {
    maxKeys: 3,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), text, query, async (path, param, asked) => {
      const escaped = encodeURIComponent(wellFormed(param));
      const pairs = Object.entries(asked).map(([name, value]) => [name, wellFormed(value)]);
      const url = `${path.replace(/\{\w+\}/, escaped)}?${new URLSearchParams(pairs as [string, string][]).toString()}`;
      expect((await get(url)).status, url).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});
