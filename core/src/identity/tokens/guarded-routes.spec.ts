import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Staff } from '../index.ts';
import { httpService, HttpProblem, problem } from '../../kit/service/index.ts';
import { guardRoutes } from './guarded-routes.ts';

const ana: Staff = { id: 'ana', roles: ['EJECUTIVO'], countries: ['PE'] };
const names = new WeakMap<FastifyRequest, string>();
let app: FastifyInstance;
const guard = (guarded: FastifyInstance) =>
  guardRoutes<Staff>(guarded, {
    authenticate: async (authorization) => {
      if (authorization !== 'Bearer ana')
        throw new HttpProblem(problem(401, 'TOKEN_REQUIRED', 'Inicia sesión.'));
      return ana;
    },
    admit: (request, { id }) => void names.set(request, id),
    refusal: 'Tu rol no permite esto.',
  });
beforeEach(() => {
  app = httpService({
    name: 'test',
    logLevel: 'silent',
    trustedProxies: 'loopback',
    readiness: () => ({ ready: true }),
  });
  guard(app);
});
const answer = async (request: FastifyRequest) => ({ who: names.get(request) });
const asAna = { authorization: 'Bearer ana' };

describe('a route that says who may use it', () => {
  test('lets those in who have the permission, and knows them', async () => {
    app.get('/x', { config: { access: 'leads:read' } }, answer);
    expect((await app.inject({ url: '/x', headers: asAna })).json()).toEqual({ who: 'ana' });
    expect((await app.inject('/x')).statusCode).toBe(401);
  });

  test('lets those in who have one of several permissions, and nobody by none', async () => {
    app.get('/x', { config: { access: ['leads:delete', 'leads:read'] } }, answer);
    app.get('/y', { config: { access: ['leads:delete', 'leads:erase'] } }, answer);
    app.get('/z', { config: { access: [] } }, answer);
    const statuses = ['/x', '/y', '/z'].map(
      async (url) => (await app.inject({ url, headers: asAna })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403]);
  });

  test('refuses who has not, before anything is read', async () => {
    app.post('/x', { config: { access: 'leads:delete' } }, answer);
    const headers = { ...asAna, 'content-type': 'application/json' };
    const refused = await app.inject({ method: 'POST', url: '/x', headers, payload: '{' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'NOT_ALLOWED']);
  });

  test('asks before the hooks of its own', async () => {
    const known: unknown[] = [];
    const onRequest = async (request: FastifyRequest) => void known.push(names.get(request));
    app.get('/x', { config: { access: 'loggedIn' }, onRequest }, answer);
    await app.inject('/x');
    expect(known).toEqual([]);
    await app.inject({ url: '/x', headers: asAna });
    expect(known).toEqual(['ana']);
  });

  test('may take the token from the body', async () => {
    const authorizationOf = ({ body }: FastifyRequest) => `Bearer ${(body as { token: string }).token}`;
    app.post('/x', { config: { access: 'loggedIn', authorizationOf } }, answer);
    const send = (token: string) => app.inject({ method: 'POST', url: '/x', payload: { token } });
    expect([(await send('ana')).statusCode, (await send('eva')).statusCode]).toEqual([200, 401]);
  });

  test('says the same in its schema', async () => {
    const schemas: unknown[] = [];
    const plain = Fastify();
    guard(plain);
    plain.addHook('onRoute', ({ method, schema }) => void (method === 'GET' && schemas.push(schema)));
    plain.get('/a', { config: { access: 'leads:read' } }, answer);
    plain.get('/b', { config: { access: 'session' } }, answer);
    plain.get('/c', { config: { access: 'everybody' } }, answer);
    expect(schemas).toEqual([
      { security: [{ token: [] }], 'x-permission': 'leads:read' },
      { security: [{ session: [] }], 'x-permission': 'session' },
      undefined,
    ]);
  });
});

test.each(['/api/console/leads', '/api/commands/leads/:id/assign'])(
  'no route of the staff forgets to say it: %s',
  (url) => expect(() => app.post(url, answer)).toThrow(`POST ${url} does not say who may use it`),
);
