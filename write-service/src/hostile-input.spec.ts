import { randomUUID } from 'node:crypto';
import { type Position } from '@cotejo/core/kit/event-store';
import fc from 'fast-check';
import { type InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact, contactBody, openHouse } from './testing/house.ts';

type Problem = {
  type: string;
  status: number;
  code: string;
  message: string;
  title: string;
  errors?: object;
};

let house: Awaited<ReturnType<typeof openHouse>>;
let authorization: string;
let leadId: string;
/** Where the log ends. */
let end: Position;
beforeAll(async () => {
  house = await openHouse({ settings: { publicLeadsPerMinute: 1_000_000 } });
  await house.hire('SUPERVISOR', ['PE'], { email: 'jefa@demo.test', password: 'Demo#2026' });
  bodies.assign.executiveId = (await house.hire('EJECUTIVO')).id;
  leadId = await house.receive();
});
beforeEach(async () => {
  // Somebody new each time, who has used up nothing of what a person may do in a minute.
  ({ authorization } = await house.hire('SUPERVISOR', ['PE']));
  end = await house.store.head();
});

/** A refusal with a problem document that tells nothing of the inside, and nothing changed. */
const refused = async (request: InjectOptions, ...statuses: number[]): Promise<Problem> => {
  const answer = await house.app.inject(request);
  const body = answer.json<Problem>();
  expect(statuses).toContain(answer.statusCode);
  expect(body.status).toBe(answer.statusCode);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({
    type: 'about:blank',
    title: expect.any(String) as string,
    code: expect.any(String) as string,
  });
  expect(answer.body).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  expect(await house.store.head()).toEqual(end);
  return body;
};

const commands = ['assign', 'change-status', 'add-note'] as const;
const bodies = {
  assign: { executiveId: '' },
  'change-status': { statusId: 14, substatusId: 215 },
  'add-note': { text: 'x' },
};
const command = (name: (typeof commands)[number], more: InjectOptions = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/commands/leads/${leadId}/${name}`,
  payload: bodies[name],
  ...more,
  headers: { authorization, 'idempotency-key': randomUUID(), ...more.headers },
});
/** Every address that takes a body. */
const every = (): [string, (more?: InjectOptions) => InjectOptions][] => [
  ['contactos', (more = {}) => contact(more)],
  [
    'solicitarplans',
    (more = {}) =>
      contact({ url: '/api/solicitarplans', payload: { ...contactBody(), nombreplan: 'X' }, ...more }),
  ],
  [
    'solicitarplans/update',
    (more = {}) =>
      contact({
        url: '/api/solicitarplans/update',
        payload: { id: leadId, precio: 'x'.repeat(99) },
        ...more,
      }),
  ],
  ...['solicitar', 'update'].map((name): [string, (more?: InjectOptions) => InjectOptions] => [
    `seguro-adicional/${name}`,
    (more = {}) => contact({ url: `/api/seguro-adicional/${name}`, payload: { person: [] }, ...more }),
  ]),
  [
    'feedbacks',
    (more = {}) => ({
      method: 'POST',
      url: '/api/feedbacks',
      payload: { lead: leadId, signature: 'x', score: 5 },
      ...more,
    }),
  ],
  ...['start', 'retry'].map((name): [string, (more?: InjectOptions) => InjectOptions] => [
    `bulk/${name}`,
    (more = {}) =>
      command('add-note', {
        url: `/api/commands/bulk/${randomUUID()}/${name}`,
        payload: { command: 'add-note', ids: ['x'], bulkId: 'x' },
        ...more,
      }),
  ]),
  ...commands.map((name): [string, (more?: InjectOptions) => InjectOptions] => [
    name,
    (more) => command(name, more),
  ]),
  [
    'login',
    (more = {}) => ({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@b.pe', password: 'x' },
      ...more,
    }),
  ],
];
/** Where so many a minute are refused for their number alone, or each takes its time. */
const runs: Readonly<Record<string, number>> = { login: 5, 'bulk/start': 25, 'bulk/retry': 25 };

/** Bytes that one reads where it is not what all others read. */
const mostBytes: Readonly<Record<string, number>> = { 'bulk/start': 1_048_576 };

const raw = (payload: string, type = 'application/json'): InjectOptions => ({
  payload,
  headers: { 'content-type': type },
});

describe.each(every())('%s refuses', (name, request) => {
  test.each([
    ['broken JSON', '{"a":', 400],
    ['half a string', '"', 400],
    ['a bare word', 'undefined', 400],
    ['a key that would change every object', '{"__proto__":{"admin":true}}', 400],
    ['a constructor that would', '{"constructor":{"prototype":{"admin":true}}}', 400],
    ['no body', '', 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a number', '7', 422],
    ['a text', '"x"', 422],
    ['an empty object', '{}', 422],
    ['a million brackets’ worth of depth', '['.repeat(100_000) + ']'.repeat(100_000), 422],
    ['objects within objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), 422],
  ])('%s', async (_, payload, status) => void (await refused(request(raw(payload)), status)));

  test('letters in another charset, which would be kept as broken ones', async () => {
    const payload = Buffer.from('{"a":"ñandú"}', 'latin1');
    await refused(request({ payload, headers: { 'content-type': 'application/json; charset=latin1' } }), 400);
  });

  test('more than it reads', async () => {
    const { code } = await refused(request(raw(`{"a":"${'x'.repeat(mostBytes[name] ?? 262_144)}"}`)), 413);
    expect(code).toBe('BODY_TOO_LARGE');
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])('a body of %s', async (type) => void (await refused(request(raw('{"a":1}', type)), 415)));

  test('texts that no database stores, by the name of their field', async () => {
    for (const text of ['\\u0000', 'a\\u0000b', '\\ud83d', '\\uDE00\\uD83D']) {
      const { errors } = await refused(request(raw(`{"a":{"b":["x","${text}"]}}`)), 422);
      expect(Object.keys(errors!)).toEqual(['a.b.1']);
      await refused(request(raw(`{"${text}":1}`)), 422);
    }
  });

  test('other methods, and says which there are', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { payload: _, ...bare } = request();
      expect((await refused({ ...bare, method }, 405)).code).toBe('METHOD_NOT_ALLOWED');
      expect((await house.app.inject({ ...bare, method })).headers.allow).toBe('POST');
    }
  });

  test('whatever else there is, without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (payload) => {
        await refused(request(raw(payload)), 400, 401, 422);
      }),
      { numRuns: runs[name] ?? 60 },
    );
  });
});

describe.each(commands)('%s refuses', (name) => {
  const withToken = (value: string | undefined) => command(name, { headers: { authorization: value ?? '' } });

  test('who has no token, or none that is good', async () => {
    const [head, claims, signature] = authorization.replace('Bearer ', '').split('.') as [
      string,
      string,
      string,
    ];
    for (const token of [
      '',
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer x',
      `Bearer ${head}.${claims}.`,
      `Bearer ${head}.${claims}.${signature.slice(0, -4)}AAAA`,
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
      `Bearer ${'a'.repeat(7_000)}`,
    ]) {
      expect((await refused(withToken(token), 401)).code).toMatch(/TOKEN/);
      expect((await house.app.inject(withToken(token))).headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  test('who has a token that is over', async () => {
    const other = await openHouse();
    const hired = await other.hire('SUPERVISOR');
    const id = await other.receive();
    other.pass(5 * 60_000);
    const answer = await other.command(`leads/${id}/${name}`, hired.authorization, bodies[name]);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  test.each([undefined, '', 'x', '123', `${randomUUID()}x`, `${randomUUID()}, ${randomUUID()}`, '../..'])(
    'the idempotency key %j',
    async (key) => {
      const request = command(name);
      const { 'idempotency-key': _, ...headers } = request.headers!;
      const { errors } = await refused(
        { ...request, headers: key === undefined ? headers : { ...headers, 'idempotency-key': key } },
        400,
      );
      expect(Object.keys(errors!)).toEqual(['Idempotency-Key']);
    },
  );

  test.each(['3', '"x"', '"-1"', '"1.5"', '*', 'W/"1"', '"1", "2"', '"99999999999999999999"', '""'])(
    'the version %s',
    async (version) => {
      const { errors } = await refused(command(name, { headers: { 'if-match': version } }), 400);
      expect(Object.keys(errors!)).toEqual(['If-Match']);
    },
  );

  test.each(['x', '1', '%00', '..%2F..', 'null', '%F0%9F%98%80', 'a'.repeat(500), `${randomUUID()}'--`])(
    'the id %s, which nothing can have',
    async (id) => void (await refused(command(name, { url: `/api/commands/leads/${id}/${name}` }), 404, 414)),
  );

  test('an id that nothing has', async () => {
    const unknown = randomUUID();
    await refused(command(name, { url: `/api/commands/leads/${unknown}/${name}` }), 404);
  });
});

test.each([
  '/api/commands/leads',
  '/api/commands/leads/x/constructor',
  '/api/commands/__proto__/x/assign',
  `/api/commands/leads/${randomUUID()}/destroy`,
  '/api/nada',
  '/',
])('%s is no address', async (url) => void (await refused({ method: 'POST', url, payload: {} }, 404)));

test.each(['/api/%', '/api/%E0%A4%A', '/%ff'])('%s is refused as it can not be read', async (url) => {
  await refused({ method: 'POST', url, payload: {} }, 400, 404);
});

test('wrong types in every field of a command are told by that field', async () => {
  const wrong: Record<(typeof commands)[number], Record<string, unknown[]>> = {
    assign: { executiveId: [7, null, [], {}, true, 'x', ''] },
    'change-status': {
      statusId: ['3', null, [], {}, 1.5, 1e99, -1, 2 ** 53],
      substatusId: ['1', [], 1.5],
      note: [7, {}, []],
    },
    'add-note': { text: [7, null, [], {}, '', '   ', 'x'.repeat(4_001)] },
  };
  for (const name of commands)
    for (const [field, values] of Object.entries(wrong[name]))
      for (const value of values) {
        const payload = { ...bodies[name], [field]: value };
        const { errors } = await refused(command(name, { payload }), 422);
        expect(Object.keys(errors!)).toEqual([field]);
      }
});
