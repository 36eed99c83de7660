import { leadCommands } from '@cotejo/core/leads';
import { rights } from '@cotejo/core/reference/rights';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';

type Operation = {
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Paths = Record<string, { post: Operation }>;
type OpenApi = { paths: Paths; tags: { name: string }[]; components: { schemas: object } };
let house: House;
let document: OpenApi;
let paths: Paths;
let headings: { name: string }[];
beforeAll(async () => {
  house = await openHouse();
  document = (await house.described()) as unknown as OpenApi;
  ({ paths, tags: headings } = document);
});

test('it is told to everybody of the house, and to nobody else', async () => {
  const readAs = async (authorization?: string) =>
    (await house.app.inject({ url: '/api/docs/write.json', headers: authorization ? { authorization } : {} }))
      .statusCode;
  const isOfHouse = (role: RoleName): boolean =>
    !['company', 'partner'].includes(rights[role].scope) && !role.startsWith('REFERIDOR');
  for (const role of roleNames) {
    const { authorization } = await house.hire(role);
    expect([role, await readAs(authorization)]).toEqual([role, isOfHouse(role) ? 200 : 403]);
  }
  expect([await readAs(), await readAs('Bearer x')]).toEqual([401, 401]);
});

test('every address that answers is documented: each command too', () => {
  for (const command of leadCommands) expect(paths).toHaveProperty([`/api/commands/leads/{id}/${command}`]);
  const others = ['/api/files', '/api/auth/login', '/api/contactos', '/api/solicitarplans'];
  const updates = [
    '/api/solicitarplans/update',
    '/api/seguro-adicional/solicitar',
    '/api/seguro-adicional/update',
  ];
  const ofVisitors = [
    '/api/buscarplanes/comparator-url',
    '/api/buscarplanes/sharedinsurance',
    '/api/buscarplanes/sharedinsurance/{code}',
    '/api/profile-form/data',
    '/api/insurance/processProfilesWithExcel',
  ];
  for (const path of [...others, ...updates, ...ofVisitors]) expect(paths).toHaveProperty([path]);
});

test('every one has a summary, a heading, its answers and its refusals as problem documents', () => {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values<Operation>(operations).map((operation) => ({ path, ...operation })),
  );
  expect(all.length).toBeGreaterThan(20);
  for (const { path, summary, tags, responses } of all) {
    expect(summary.length, path).toBeGreaterThan(3);
    expect(tags, path).toHaveLength(1);
    expect(headings.map(({ name }) => name)).toContain(tags[0]);
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description, `${path} ${status}`).not.toBe('Default Response');
      if (Number(status) >= 400) expect(content, path).toHaveProperty('application/problem+json');
    }
  }
});

test('what many commands use stands once in the document, and nothing that none uses', () => {
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(new Set(named)).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(named).toContain('ProductContent');
  const calls = Object.values(paths).flatMap((operations) => Object.keys(operations)).length;
  expect(text.length / calls).toBeLessThan(7_500);
});

test('whatever visitors send may say from which version of the site', () => {
  const sent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values<Operation>(operations).flatMap(({ tags, parameters = [] }) =>
      tags.includes('Público') ? [[path, parameters.some(({ name }) => name === 'x-qpversion')]] : [],
    ),
  );
  expect(sent.length).toBeGreaterThan(8);
  expect(sent.filter(([, isTold]) => !isTold)).toEqual([]);
});

describe('a command', () => {
  const operation = () => paths['/api/commands/leads/{id}/change-status']!.post;
  test('is documented with its headers, its body and its token', () => {
    const { parameters, security, requestBody } = operation();
    expect(parameters!.map(({ name, in: where, required }) => [name, where, required])).toEqual(
      expect.arrayContaining([
        ['id', 'path', true],
        ['idempotency-key', 'header', true],
        ['if-match', 'header', false],
      ]),
    );
    expect(security).toEqual([{ token: [] }]);
    expect(Object.keys(requestBody!.content['application/json']!.schema.properties)).toEqual([
      'statusId',
      'substatusId',
      'reasonId',
      'reasonText',
      'at',
      'note',
    ]);
  });
});

test('a form is documented by the names that it has', () => {
  const { schema } = paths['/api/solicitarplans']!.post.requestBody!.content['application/json']!;
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['datosingresados', 'nombreplan', 'originLead', 'leadAttributionInfo']),
  );
});
