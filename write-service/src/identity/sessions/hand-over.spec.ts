import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let rosa: Awaited<ReturnType<typeof house.hire>>;
let token: string;
beforeEach(async () => {
  house = await openHouse();
  rosa = await house.hire('EJECUTIVO');
  token = rosa.authorization.replace('Bearer ', '');
});
const keep = (payload: object | undefined, headers: Record<string, string> = {}) =>
  house.app.inject({ method: 'POST', url: '/token', headers, ...(payload && { payload }) });
const fetched = async (hash: string) => {
  const answer = await house.app.inject(`/hashtoken/${hash}`);
  return { status: answer.statusCode, ...answer.json<{ token: string; message: string; code: string }>() };
};
const hashOf = async () => (await keep({ token })).json<{ hash: string }>().hash;
const late = {
  status: 404,
  code: 'TOKEN_RESCUE_TIMEOUT',
  message: 'Timeout en rescate de token via hash',
};

describe('a token on its way to another window', () => {
  test('is fetched once by its hash', async () => {
    const kept = await keep({ token });
    expect(kept.statusCode).toBe(201);
    const { hash, expiresAt } = kept.json<{ hash: string; expiresAt: string }>();
    expect(expiresAt).toBe('2026-03-02T15:00:15.000Z');
    expect(hash).not.toContain(token);
    expect(await fetched(hash)).toMatchObject({ status: 200, token });
    expect(await fetched(hash)).toMatchObject(late);
  });

  test('is not spent by HEAD', async () => {
    const hash = await hashOf();
    const head = await house.app.inject({ method: 'HEAD', url: `/hashtoken/${hash}` });
    expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET']);
    expect(await fetched(hash)).toMatchObject({ status: 200, token });
  });

  test('is gone after 15 seconds', async () => {
    const [early, over] = [await hashOf(), await hashOf()];
    house.pass(14_999);
    expect((await fetched(early)).status).toBe(200);
    house.pass(1);
    expect(await fetched(over)).toMatchObject(late);
  });

  test('may be the one of the header', async () => {
    const kept = await keep(undefined, { authorization: rosa.authorization });
    expect((await fetched(kept.json<{ hash: string }>().hash)).token).toBe(token);
  });

  test('has to be good', async () => {
    for (const bad of ['x', `${token}x`, 'a.b.c', 'Bearer x', '%'])
      expect((await keep({ token: bad })).statusCode, bad).toBe(401);
    expect((await keep({})).json()).toMatchObject({ status: 401, code: 'TOKEN_REQUIRED' });
    expect((await keep({ token: 7 })).statusCode).toBe(422);
    house.pass(5 * 60_000);
    expect((await keep({ token })).json()).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
  });

  test('was never kept under a hash that somebody made up', async () => {
    for (const hash of ['0'.repeat(64), 'x', '%00', '..%2F..'])
      expect(await fetched(hash)).toMatchObject({
        status: 404,
        code: 'INVALID_CODE',
        message: 'Ese código no existe. Revisa que esté completo.',
      });
  });

  test('is kept sixty times a minute by one session, and no more', async () => {
    for (let time = 0; time < 60; time += 1) expect((await keep({ token })).statusCode).toBe(201);
    expect((await keep({ token })).statusCode).toBe(429);
  });
});

test('who is sent to the login finds it in the console, and comes back to this site alone', async () => {
  const at = async (query: string) => (await house.app.inject(`/login${query}`)).headers.location;
  expect(await at('?referrer=%2Fconsole%2Fleads&loginError=expired')).toBe(
    '/console/login?referrer=%2Fleads&loginError=expired',
  );
  expect(await at('?referrer=https%3A%2F%2Fevil.example')).toBe('/console/login');
});
