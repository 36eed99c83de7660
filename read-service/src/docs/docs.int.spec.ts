import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
});
afterAll(() => world.end());

type Documented = { summary?: string; responses: Record<string, { content?: object }> };
type OpenApi = { paths: Record<string, Record<string, Documented>>; components: { schemas: object } };

/** What is not JSON, because the spec's client reads it otherwise. */
const plain: Readonly<Record<string, string>> = {
  '/cdn-cgi/trace': 'text/plain',
  '/api/documents/insurance/{id}/{within}': 'application/pdf',
  '/api/documents/files/{fileId}': 'application/pdf',
  '/api/console/products/{id}/documents/{fileId}': 'application/pdf',
};

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
    '/api/console/leads/{id}',
    '/api/console/leads/{id}/feedback-link',
    '/api/console/leads/{id}/timeline',
    '/api/console/projections',
    '/api/console/status-changes',
    '/api/buscarplanes/comparator/url/{id}',
    '/api/comparator/{id}/faq',
    '/api/country',
    '/api/country-landings',
    '/api/geomap/{mapName}',
    '/api/menu',
    '/api/profile-form/form',
    '/api/success-reviews',
    '/cdn-cgi/trace',
    '/api/feedbacks/getLead/{lead}/{signature}',
    '/api/feedbacks/{id}',
    '/api/insurance/compare/metadata',
    '/api/insurance/compare/metadataPlanesPersonas',
    '/api/insurance/coverages/{id}/resume',
    '/api/insurance/product/{code}',
    '/api/insurance/promotedProduct',
    '/api/insurance/{id}/calculatePrice',
    '/api/insurance/{id}/conditions',
    '/api/isapres/{id}',
    '/api/live/tickets',
    '/api/solicitarplans/estadisticasolicitudesplanes',
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
            : [Number(code) < 400 ? (plain[path] ?? 'application/json') : 'application/problem+json'],
        );
    }
  expect(JSON.stringify(paths['/api/console/leads'])).toContain('allowedCommands');
  expect(JSON.stringify(paths['/api/insurance/compare/metadata'])).toContain('"parentescoCarga":"Hijo/Hija"');
  expect(components.schemas).toHaveProperty('Problem');
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
