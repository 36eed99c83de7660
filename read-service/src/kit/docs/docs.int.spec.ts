import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
});
afterAll(() => world.end());

type Documented = {
  summary?: string;
  tags?: readonly string[];
  responses: Record<string, { content?: object }>;
};
type OpenApi = { paths: Record<string, Record<string, Documented>>; components: { schemas: object } };

/** Media types of the answers that are not JSON. */
const plain: Readonly<Record<string, string | readonly string[]>> = {
  '/cdn-cgi/trace': 'text/plain',
  '/api/documents/insurance/{id}/{within}': 'application/pdf',
  '/api/documents/files/{fileId}': 'application/pdf',
  '/api/pictures/{pictureId}': ['image/png', 'image/jpeg', 'image/webp'],
  '/api/console/accounts/{id}/statement.pdf': 'application/pdf',
  '/api/console/products/{id}/documents/{fileId}': 'application/pdf',
  '/api/console/product-previews/{id}/documents/{within}': 'application/pdf',
};

/** The calls of the spec's tables that are queries (public side, section 9; console and platform, section 3), and the site's own. */
const callsOfTheSite: readonly string[] = [
  'GET /api/buscadorplanes/infoplan',
  'GET /api/buscarplanes/analisisypuntaje',
  'GET /api/buscarplanes/cargasycotizantes',
  'GET /api/buscarplanes/comparator/url/{id}',
  'POST /api/buscarplanes/compare/metadataPlanesPersonas',
  'GET /api/buscarplanes/notrobot',
  'GET /api/business-line',
  'GET /api/comparator',
  'GET /api/comparator/blockzone/{id}',
  'GET /api/comparator/features/{id}',
  'GET /api/comparator/showcase',
  'GET /api/comparator/{id}/benefits',
  'GET /api/comparator/{id}/faq',
  'GET /api/contactInformations',
  'GET /api/country',
  'GET /api/country-landings',
  'GET /api/countryState/country',
  'GET /api/coverageOrganization/country',
  'GET /api/coverageOrganization/{id}',
  'GET /api/documents/files/{fileId}',
  'GET /api/pictures/{pictureId}',
  'GET /api/documents/insurance/{id}',
  'GET /api/documents/insurance/{id}/{within}',
  'GET /api/feedbacks/getLead/{lead}/{signature}',
  'GET /api/feedbacks/{id}',
  'GET /api/geomap/{mapName}',
  'GET /api/globales/prestadores',
  'GET /api/globales/uf',
  'GET /api/infoplanes/aranceles',
  'GET /api/infoplanes/factores',
  'GET /api/infoplanes/infoplan',
  'GET /api/infoplanes/prestaciones',
  'GET /api/infoplanes/prestadoresplan',
  'GET /api/information/{name}',
  'GET /api/insurance/compare/metadata',
  'POST /api/insurance/compare/metadata',
  'GET /api/insurance/compare/metadataPlanesPersonas',
  'POST /api/insurance/compare/metadataPlanesPersonas',
  'GET /api/insurance/coverages/{id}/coverageOrganization',
  'GET /api/insurance/coverages/{id}/resume',
  'GET /api/insurance/product/{code}',
  'POST /api/insurance/promotedProduct',
  'GET /api/insurance/{id}/benefit/{within}/coverages',
  'GET /api/insurance/{id}/calculatePrice',
  'POST /api/insurance/{id}/calculatePrice',
  'GET /api/insurance/{id}/conditions',
  'GET /api/insurance/{id}/coverageOrganization/{within}/coverages',
  'GET /api/insurance/{id}/coverageOrganizations',
  'GET /api/insurance/{id}/descriptions',
  'GET /api/insurance/{id}/exclusions',
  'GET /api/insurance/{id}/extraBenefits',
  'GET /api/insurance/{id}/faq',
  'GET /api/insurance/{id}/features',
  'GET /api/insurance/{id}/inFeatures',
  'GET /api/insurance/{id}/priceHistory',
  'GET /api/insurance/{id}/seo',
  'GET /api/insurance/{id}/topAmountsAndDeductibles',
  'GET /api/insurance/{id}/yearlyCost',
  'POST /api/insurance/{id}/yearlyCost',
  'GET /api/isapres/beneficios-plan/{id}/{plan}',
  'GET /api/isapres/beneficios/{id}',
  'GET /api/isapres/{id}',
  'GET /api/menu',
  'GET /api/organization-subscriptions',
  'GET /api/organization/availableToSell',
  'GET /api/organization/availableToSell/code/{code}',
  'GET /api/organization/availableToSell/code/{code}/insuranceType/{name}',
  'GET /api/organization/institucion/code/{code}',
  'GET /api/organization/institucion/{urlSegment}',
  'GET /api/organization/instituciones/tipo/{type}',
  'GET /api/organization/instituciones/{type}',
  'GET /api/organization/seguros/tipo/{type}',
  'GET /api/organization/{id}/countCoverageOrganizations',
  'GET /api/organization/{id}/countInsurancesByType',
  'GET /api/product-subscriptions',
  'GET /api/profile-form/form',
  'GET /api/qp-version',
  'GET /api/qppayment/insurance-payment/{id}',
  'GET /api/qppayment/insurance-payment/{id}/getOffers',
  'GET /api/route-translator/{url}',
  'GET /api/seguro-adicional/instituciones',
  'GET /api/seguro-adicional/prestadores',
  'GET /api/solicitarplans/estadisticasolicitudesplanes',
  'GET /api/success-reviews',
  'GET /api/whyUs/{id}',
  'GET /api/workSectorType',
  'GET /cdn-cgi/trace',
];

test('every call of the site is documented, none under another address', async () => {
  const { body } = await world.get('/api/docs/read.json');
  const calls = Object.entries((body as OpenApi).paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { tags }]) =>
      tags?.includes('Sitio público') ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  expect(calls.toSorted()).toEqual(callsOfTheSite.toSorted());
});

test('every query is documented, with what it answers and refuses', async () => {
  const { status, body } = await world.get('/api/docs/read.json');
  expect(status).toBe(200);
  const { paths, components } = body as OpenApi;
  const expected = [
    '/api/console/chains/{correlationId}',
    '/api/console/durations',
    '/api/console/executives',
    '/api/console/feedbacks',
    '/api/console/lead-access',
    '/api/console/lead-status-history',
    '/api/console/leads',
    '/api/console/leads/ids',
    '/api/console/leads/{id}',
    '/api/console/leads/{id}/timeline',
    '/api/console/projections',
    '/api/live/tickets',
  ];
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(expected));
  for (const [path, operations] of Object.entries(paths))
    for (const { summary, responses } of Object.values(operations)) {
      expect(summary).toBeTruthy();
      expect(Object.keys(responses).length).toBeGreaterThan(0);
      for (const [code, { content }] of Object.entries(responses))
        expect(Object.keys(content ?? {})).toEqual(
          code === '204'
            ? []
            : Number(code) < 400
              ? [plain[path] ?? 'application/json'].flat()
              : ['application/problem+json'],
        );
    }
  expect(JSON.stringify(paths['/api/console/leads'])).toContain('allowedCommands');
  expect(JSON.stringify(paths['/api/insurance/compare/metadata'])).toContain('"parentescoCarga":"Hijo/Hija"');
  expect(components.schemas).toHaveProperty('Problem');
});

test('what many calls use stands once in the document, and nothing that none uses', async () => {
  const { body } = await world.get('/api/docs/read.json');
  const { paths, components } = body as OpenApi;
  const text = JSON.stringify(body);
  const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(new Set(named)).toEqual(new Set(Object.keys(components.schemas)));
  expect(JSON.stringify(paths['/api/insurance/product/{code}'])).toContain('#/components/schemas/Card"');
  for (const [name, schema] of Object.entries(components.schemas))
    expect(text.split(JSON.stringify(schema)), name).toHaveLength(2);
});

test('every parameter says what it is, in its own words and not in those of a refusal', async () => {
  const { body } = await world.get('/api/docs/read.json');
  type Field = { readonly name?: string; readonly description?: string; readonly schema?: Field };
  type Operation = {
    readonly parameters?: readonly Field[];
    readonly requestBody?: {
      readonly content: Readonly<
        Record<string, { readonly schema: { readonly properties?: Record<string, Field> } }>
      >;
    };
  };
  const { paths } = body as { readonly paths: Readonly<Record<string, Record<string, Operation>>> };
  const told = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ name, description, schema }) => [path, name, description ?? schema?.description]),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.entries(schema.properties ?? {}).map(([name, field]) => [path, name, field.description]),
      ),
    ]),
  );
  expect(told.length).toBeGreaterThan(200);
  const isWord = (words?: string): boolean => words !== undefined && !/^(?:Debe|Son |Indica )/.test(words);
  expect(told.filter(([, , words]) => !isWord(words))).toEqual([]);
});

/** Calls whose answers are part of the program, and never out of service. */
const ofTheProgram =
  /^\/(?:cdn-cgi|api\/(?:buscarplanes\/(?:cargasycotizantes|notrobot)|comparator|contactInformations|country$|countryState|geomap|information|menu|qp-version|route-translator|whyUs|workSectorType))/;

test('a call that reads the catalogue says that it may be out of service', async () => {
  const { body } = await world.get('/api/docs/read.json');
  const silent = Object.entries((body as OpenApi).paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ tags, responses }) =>
      tags?.includes('Sitio público') && !('503' in responses) ? [path] : [],
    ),
  );
  expect(silent.filter((path) => !ofTheProgram.test(path))).toEqual([]);
});

test('whatever the site sends may say from which version of it', async () => {
  const { body } = await world.get('/api/docs/read.json');
  type Sent = {
    readonly tags?: readonly string[];
    readonly parameters?: readonly { readonly name: string }[];
  };
  const { paths } = body as { readonly paths: Readonly<Record<string, Readonly<Record<string, Sent>>>> };
  const sent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { tags, parameters = [] }]) =>
      method !== 'get' && tags?.includes('Sitio público')
        ? [[path, parameters.some(({ name }) => name === 'x-qpversion')]]
        : [],
    ),
  );
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter(([, isTold]) => !isTold)).toEqual([]);
});

test('the pages of both documents load under their own content policy', async () => {
  const page = await world.get('/api/docs');
  const address = page.status === 302 ? String(page.headers['location']) : '/api/docs';
  const shown = await world.get(new URL(address, 'http://localhost/api/docs').pathname);
  expect(shown.status).toBe(200);
  expect(shown.headers['content-security-policy']).toContain("script-src 'self'");
  const initializer = await world.get('/api/docs/static/swagger-initializer.js');
  expect(initializer.body).toContain('/api/docs/read.json');
  expect(initializer.body).toContain('/api/docs/write.json');
});
