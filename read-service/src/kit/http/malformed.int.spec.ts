import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lead, receiveLead } from '@cotejo/core/leads';
import { request, until } from '../../../../projectors/src/testing/world.ts';
import { catalogueProjector } from '../../../../projectors/src/catalogue/catalogue-projector.ts';
import { colleague, createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

const sofia = colleague('Sofía Vera', 'SUPERVISOR');
const id = randomUUID();
let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  const { position } = await world.send(lead, id, receiveLead(request()));
  await world.get(`/api/console/leads/${id}`, sofia, { 'x-min-position': position });
});
afterAll(() => world.end());

const problemType = 'application/problem+json; charset=utf-8';
const leads = (query: Record<string, string>) =>
  `/api/console/leads?${new URLSearchParams(query).toString()}`;
const filter = (value: unknown) => leads({ filter: JSON.stringify(value) });

describe('what a client got wrong is named, and is never our fault', () => {
  test.each([
    [leads({ filter: '{' }), 400, 'filter'],
    [leads({ filter: '[]' }), 400, 'filter'],
    [leads({ filter: 'null' }), 400, 'filter'],
    [leads({ filter: '"q"' }), 400, 'filter'],
    [leads({ filter: '['.repeat(5_000) }), 400, 'filter'],
    [leads({ filter: `{"q":${'['.repeat(400)}${']'.repeat(400)}}` }), 400, 'filter.q'],
    [leads({ filter: '{"__proto__":{"q":"x"}}' }), 400, 'filter'],
    [filter({ constructor: 1 }), 400, 'filter'],
    [filter({ nombre: 'x' }), 400, 'filter'],
    [filter({ q: 7 }), 400, 'filter.q'],
    [filter({ q: 'a\u0000b' }), 400, 'filter.q'],
    [filter({ q: 'x'.repeat(201) }), 400, 'filter.q'],
    [filter({ statusId: '2' }), 400, 'filter.statusId'],
    [filter({ statusId: 2.5 }), 400, 'filter.statusId'],
    [filter({ statusId: 99_999_999_999 }), 400, 'filter.statusId'],
    [filter({ statusId: { $gt: 1 } }), 400, 'filter.statusId'],
    [filter({ executiveId: 'me' }), 400, 'filter.executiveId'],
    [filter({ executiveId: [null] }), 400, 'filter.executiveId'],
    [filter({ country: 'XX' }), 400, 'filter.country'],
    [filter({ id: ["' or 1=1 --"] }), 400, 'filter.id'],
    [filter({ fecha_gte: 'ayer' }), 400, 'filter.fecha_gte'],
    [filter({ fecha_gte: '2026-02-31' }), 400, 'filter.fecha_gte'],
    [filter({ fecha_lte: 5 }), 400, 'filter.fecha_lte'],
    [filter({ samePersonAs: [id] }), 400, 'filter.samePersonAs'],
    [filter({ duplicateOf: 'x' }), 400, 'filter.duplicateOf'],
    [filter({ productCode: 7 }), 400, 'filter.productCode'],
    [filter({ originLead: 'a\u0000b' }), 400, 'filter.originLead'],
    [filter({ internalTraffic: 'yes' }), 400, 'filter.internalTraffic'],
    [filter({ erased: 1 }), 400, 'filter.erased'],
    [filter({ failureReasonId: [null] }), 400, 'filter.failureReasonId'],
    [filter({ appointmentAt_gte: 'mañana' }), 400, 'filter.appointmentAt_gte'],
    [leads({ range: '[10001,10002]' }), 400, 'range'],
    ['/api/console/lead-counts?filter={"nombre":1}', 400, 'filter'],
    ['/api/console/lead-counts?range=[0,9]', 400, 'range'],
    ['/api/console/lead-board?filter=[]', 400, 'filter'],
    ['/api/console/lead-board?take=0', 400, 'take'],
    ['/api/console/lead-board?take=101', 400, 'take'],
    ['/api/console/lead-board?take=x', 400, 'take'],
    ['/api/console/lead-board/77', 400, 'statusId'],
    ['/api/console/lead-board/x', 400, 'statusId'],
    ['/api/console/lead-board/2?after=x', 400, 'after'],
    ['/api/console/lead-board/2?after=2026-01-01T00:00:00.000Z_1', 400, 'after'],
    [`/api/console/lead-board/2?after=0000-01-01T00:00:00.000Z_${randomUUID()}`, 400, 'after'],
    ['/api/console/views?filter={"resource":7}', 400, 'filter.resource'],
    ['/api/console/views?filter={"own":"yes"}', 400, 'filter.own'],
    [leads({ range: '[0' }), 400, 'range'],
    [leads({ range: '[-1,5]' }), 400, 'range'],
    [leads({ range: '[5,1]' }), 400, 'range'],
    [leads({ range: '[0,1e99]' }), 400, 'range'],
    [leads({ range: '["0","9"]' }), 400, 'range'],
    [leads({ range: '[0,1,2]' }), 400, 'range'],
    [leads({ sort: '["fecha"]' }), 400, 'sort'],
    [leads({ sort: '["fecha","UP"]' }), 400, 'sort'],
    [leads({ sort: '["state","ASC"]' }), 400, 'sort'],
    [leads({ sort: '["toString","ASC"]' }), 400, 'sort'],
    [leads({ sort: '[";drop table lead","ASC"]' }), 400, 'sort'],
    [leads({ orden: 'x' }), 400, 'orden'],
    ['/api/console/leads?filter=%7B%7D&filter=%7B%7D', 400, 'filter'],
    ['/api/console/leads/uno', 400, 'id'],
    ['/api/console/leads/%00', 400, 'id'],
    [`/api/console/leads/${id}?at=ayer`, 400, 'at'],
    [`/api/console/leads/${id}?at=`, 400, 'at'],
    [`/api/console/leads/${id}?en=2026`, 400, 'en'],
    ['/api/console/executives?filter={"rol":"x"}', 400, 'filter'],
    ['/api/console/lead-status-history?filter={"leadId":"x"}', 400, 'filter.leadId'],
    ['/api/insurance/compare/metadata?take=0', 400, 'take'],
    ['/api/insurance/compare/metadata?page=uno', 400, 'page'],
    ['/api/insurance/compare/metadata?order=x', 400, 'order'],
    ['/api/insurance/product/%00', 400, 'code'],
    ['/api/insurance/product/Plan?at=0000-01-01', 400, 'at'],
    ['/api/documents/insurance/1?at=0000-12-31', 400, 'at'],
  ])('%s', async (url, status, field) => {
    const answer = await world.get(url, sofia);
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': problemType },
      body: { status, code: expect.any(String) as string, errors: { [field]: expect.any(String) as string } },
    });
  });

  test.each(['uno', '-1', '1.5', '1e3', '99999999999999999999999', '18446744073709551616', ''])(
    'X-Min-Position: %s',
    async (position) => {
      const answer = await world.get(leads({}), sofia, { 'x-min-position': position });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { 'X-Min-Position': 'Debe ser un decimal.' } },
      });
    },
  );

  test('HEAD of what staff read is refused: a look would be recorded that nobody had', async () => {
    const head = await world.app.inject({ method: 'HEAD', url: `/api/console/leads/${id}` });
    expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET']);
  });

  test('X-Min-Position beyond the end of the log is refused at once', async () => {
    const began = Date.now();
    const answer = await world.get(leads({}), sofia, { 'x-min-position': '99999999999999' });
    expect(Date.now() - began).toBeLessThan(30_000); // the world waits 60 s for a projector
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { 'X-Min-Position': 'Todavía no existe esa posición.' } },
    });
  });

  test.each(['/api/console/nada', '/api/console/leads/a/b', '/api/%FF', '/api/console/leads/%E0%A4%A'])(
    '%s is not there',
    async (url) => {
      const { status, headers } = await world.get(url, sofia);
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toBe(problemType);
    },
  );

  test('a huge range is cut to a thousand rows', async () => {
    const { status, headers } = await world.get(leads({ range: '[0,9999999]' }), sofia);
    expect(status).toBe(200);
    expect(headers['content-range']).toBe('leads 0-0/1');
  });

  test.each([
    [{ 'x-country': 'AR' }, 'X-Country'],
    [{ host: 'example.com' }, 'Host'],
    [{ 'x-forwarded-host': 'constructor' }, 'Host'],
  ])('a country that is none: %j', async (headers, field) => {
    const answer = await world.get('/api/insurance/compare/metadata', undefined, headers);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) as string } },
    });
  });
});

describe('who has no token gets nothing', () => {
  const paths = [
    leads({}),
    `/api/console/leads/${id}`,
    '/api/console/lead-counts',
    '/api/console/lead-board',
    '/api/console/lead-board/2',
    '/api/console/lead-status-history',
    '/api/console/executives',
    '/api/console/views',
    '/api/console/preferences',
    '/api/console/projections',
    '/api/console/feedbacks',
  ];
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${encoded({ alg: 'none' })}.${encoded({ sub: 'x' })}.`;

  test.each(paths)('%s', async (path) => {
    for (const authorization of [undefined, '', 'Bearer', 'Basic YTpi'])
      expect(
        await world.get(path, undefined, authorization === undefined ? {} : { authorization }),
      ).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
        body: { code: 'TOKEN_REQUIRED' },
      });
    for (const token of ['x', unsigned])
      expect(await world.get(path, undefined, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
        body: { code: 'INVALID_TOKEN' },
      });
  });

  test('nor who has one that has ended', async () => {
    const authorization = await world.as(sofia, -1);
    expect(await world.get(leads({}), undefined, { authorization })).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_EXPIRED' },
    });
  });
});

test('only who runs the platform sees how the projections are', async () => {
  expect(await world.get('/api/console/projections', sofia)).toMatchObject({ status: 403 });
  type Row = { readonly name: string; readonly lagEvents: number };
  let named: ReadonlyMap<string, Row> = new Map();
  // Events without a waiting request are delayed a little, and may count as lag in the last report.
  await until('a report with nothing behind', async () => {
    const { body } = await world.get('/api/console/projections', colleague('Gala', 'GERENTE'));
    named = new Map((body as Row[]).map((projector) => [projector.name, projector]));
    return named.get('catalogue')?.lagEvents === 0;
  });
  expect([...named.keys()]).toEqual([...named.keys()].sort());
  expect(named.get('catalogue')).toMatchObject({
    version: catalogueProjector.version,
    lagEvents: 0,
    caughtUp: true,
    frozen: false,
  });
  expect(named.get('leads')).toMatchObject({ stoppedAt: null });
  for (const name of ['identity', 'audit', 'feedback']) expect(named.has(name), name).toBe(true);
});
