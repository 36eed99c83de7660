import { inMemoryEventStore, StoreUnavailable } from '@cotejo/core/event-store';
import { type LightMyRequestResponse } from 'fastify';
import { rights } from '@cotejo/core/reference';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse, origin } from '../testing/house.ts';

type Answer = {
  token: string;
  expiresAt: string;
  sessionExpiresAt: string;
  user: { id: string; permissions: string[] };
  code: string;
};
const password = 'Demo#2026';
const hour = 60 * 60_000;

let house: Awaited<ReturnType<typeof openHouse>>;
let rosa: Awaited<ReturnType<typeof house.hire>>;
beforeEach(async () => {
  house = await openHouse();
  rosa = await house.hire('EJECUTIVO', ['PE'], { name: 'Rosa Quispe', email: 'rosa@demo.test', password });
});

const post = (
  path: string,
  payload: unknown,
  headers: Record<string, string> = {},
  remoteAddress = '10.0.0.1',
) =>
  house.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers,
    remoteAddress,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
const logIn = (email = 'rosa@demo.test', word = password, address?: string) =>
  post('login', { email, password: word }, {}, address);
const cookieOf = (answer: LightMyRequestResponse) => {
  const [cookie] = answer.cookies;
  return { cookie: `${cookie!.name}=${cookie!.value}`, ...cookie } as Record<string, unknown> & {
    cookie: string;
  };
};
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  post('refresh', undefined, { cookie, ...headers });

describe('logging in', () => {
  test('gives a token, who it is, and a cookie that scripts and other sites can not have', async () => {
    const answer = await logIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Answer>()).toEqual({
      token: expect.any(String) as string,
      expiresAt: '2026-03-02T15:05:00.000Z',
      sessionExpiresAt: '2026-03-03T03:00:00.000Z',
      user: {
        id: rosa.id,
        name: 'Rosa Quispe',
        email: 'rosa@demo.test',
        roles: ['EJECUTIVO'],
        countries: ['PE'],
        permissions: rights.EJECUTIVO.permissions,
      },
    });
    expect(cookieOf(answer)).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: 12 * 3_600,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await house.tokens.verify(answer.json<Answer>().token)).toMatchObject({
      who: { id: rosa.id },
    });
  });

  test('does not mind case and blanks around the e-mail', async () =>
    expect((await logIn('  ROSA@demo.test ')).statusCode).toBe(200));

  test('without https, as in local mode, has a cookie that travels without it', async () => {
    house = await openHouse({ settings: { secureCookies: false } });
    await house.hire('EJECUTIVO', ['PE'], { email: 'rosa@demo.test', password });
    expect(cookieOf(await logIn()).secure).toBeUndefined();
  });

  test('answers alike for a wrong password, an unknown e-mail, and a user without a password', async () => {
    const { email } = await house.hire('EJECUTIVO');
    const answers = await Promise.all([
      logIn('rosa@demo.test', 'Otra#2026'),
      logIn('nadie@demo.test'),
      logIn(email),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect(answer.json()).toEqual(answers[0].json());
    }
    expect(answers[0].json<Answer>().code).toBe('INVALID_CREDENTIALS');
  });

  test('refuses no sooner for one reason than for another', async () => {
    for (const email of ['rosa@demo.test', 'nadie@demo.test']) {
      const started = performance.now();
      await logIn(email, 'Otra#2026');
      expect(performance.now() - started).toBeGreaterThanOrEqual(249);
    }
  });

  test('is refused for a while after ten failures with one e-mail, only to the client that failed', async () => {
    for (let time = 0; time < 10; time += 1) await logIn('rosa@demo.test', 'no', `2001:db8:0:1::${time}`);
    const refused = await logIn('rosa@demo.test', password, '2001:db8:0:1::99');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('rosa@demo.test', password, '2001:db8:0:2::1')).statusCode).toBe(200);
    house.pass(5 * 60_000);
    expect((await logIn('rosa@demo.test', password, '2001:db8:0:1::99')).statusCode).toBe(200);
  });

  test('is refused for a while after a hundred failures with one e-mail, from wherever they come', async () => {
    for (const network of [1, 2]) {
      const failures = Array.from({ length: 50 }, (_, host) =>
        logIn('rosa@demo.test', 'no', `10.0.${network}.${host}`),
      );
      for (const { statusCode } of await Promise.all(failures)) expect(statusCode).toBe(401);
    }
    expect((await logIn('rosa@demo.test', password, '10.0.3.1')).statusCode).toBe(429);
    house.pass(5 * 60_000);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('is refused for a while after sixty failures from one address, whatever the e-mails', async () => {
    const failures = Array.from({ length: 60 }, (_, index) => logIn(`x${index}@demo.test`, 'no', '10.0.2.1'));
    expect(new Set((await Promise.all(failures)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([401]),
    );
    expect((await logIn('rosa@demo.test', password, '10.0.2.1')).statusCode).toBe(429);
    expect((await logIn('rosa@demo.test', password, '10.0.2.2')).statusCode).toBe(200);
  });

  test('counts no attempt that an outage kept from being checked', async () => {
    const store = inMemoryEventStore();
    let away = false;
    house = await openHouse({
      store: {
        ...store,
        async readStream(...asked) {
          if (away) throw new StoreUnavailable(new Error('away'));
          return store.readStream(...asked);
        },
      },
    });
    await house.hire('EJECUTIVO', ['PE'], { email: 'rosa@demo.test', password });
    away = true;
    for (let time = 0; time < 11; time += 1) expect((await logIn()).statusCode).toBe(503);
    away = false;
    expect((await logIn()).statusCode).toBe(200);
  });

  test('is not refused however often it succeeds', async () => {
    for (let time = 0; time < 12; time += 1) expect((await logIn()).statusCode).toBe(200);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 7, password: null }, ['email', 'password']],
    [{ email: 'a@b.pe', password: 'x'.repeat(201) }, ['password']],
    [{ email: 'a@b.pe', password: 'x', admin: true }, ['admin']],
    [{ email: { $gt: '' }, password: ['x'] }, ['email', 'password']],
    [[], ['']],
  ])('with %j names what is wrong', async (body, fields) => {
    const answer = await post('login', body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(fields);
  });
});

describe('refreshing', () => {
  test('gives another token and another cookie, again and again', async () => {
    let { cookie } = cookieOf(await logIn());
    for (let time = 0; time < 5; time += 1) {
      house.pass(5 * 60_000);
      const answer = await refresh(cookie);
      expect(answer.statusCode).toBe(200);
      expect(await house.tokens.verify(answer.json<Answer>().token)).toMatchObject({
        who: { id: rosa.id },
      });
      expect(cookieOf(answer).cookie).not.toBe(cookie);
      ({ cookie } = cookieOf(answer));
    }
  });

  test('by two tabs at once gives both the same cookie, which stays good', async () => {
    const { cookie } = cookieOf(await logIn());
    const [one, other] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(cookieOf(one).cookie).toBe(cookieOf(other).cookie);
    house.pass(5 * 60_000);
    expect((await refresh(cookieOf(one).cookie)).statusCode).toBe(200);
  });

  test('with a token that was replaced ends the session, for the thief and for the owner', async () => {
    const { cookie: stolen } = cookieOf(await logIn());
    const { cookie: newest } = cookieOf(await refresh(stolen));
    house.pass(11_000);
    const thief = await refresh(stolen);
    expect(thief.statusCode).toBe(401);
    expect(thief.json<Answer>().code).toBe('SESSION_EXPIRED');
    expect(cookieOf(thief)).toMatchObject({ value: '' });
    expect((await refresh(newest)).statusCode).toBe(401);
  });

  test('is over twelve hours after the login, and the cookie with it', async () => {
    let { cookie } = cookieOf(await logIn());
    house.pass(11 * hour);
    const late = await refresh(cookie);
    expect(cookieOf(late)).toMatchObject({ maxAge: 3_600 });
    expect(late.json<Answer>().sessionExpiresAt).toBe('2026-03-03T03:00:00.000Z');
    ({ cookie } = cookieOf(late));
    house.pass(hour);
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  test.each([
    ['nothing', ''],
    ['another cookie', 'x=y'],
    ['nonsense', 'cotejo_session=abc'],
    ['a session that never was', `cotejo_session=00000000-0000-4000-8000-000000000001.${'a'.repeat(64)}`],
    ['a stream of another kind', 'cotejo_session=../user-1.x'],
  ])('with %s is refused', async (_, cookie) => {
    const answer = await refresh(cookie);
    expect([answer.statusCode, answer.json<Answer>().code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('without end is stopped for a while, and the session goes on after it', async () => {
    let { cookie } = cookieOf(await logIn());
    for (let time = 0; time < 60; time += 1) ({ cookie } = cookieOf(await refresh(cookie)));
    const refused = await refresh(cookie);
    expect([refused.statusCode, refused.headers['retry-after'], refused.cookies]).toEqual([429, '60', []]);
    expect((await refresh(cookieOf(await logIn()).cookie)).statusCode).toBe(200);
    house.pass(60_000);
    expect((await refresh(cookie)).statusCode).toBe(200);
  });

  test('is for our own pages only', async () => {
    const { cookie } = cookieOf(await logIn());
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await refresh(cookie, headers as unknown as Record<string, string>)).statusCode).toBe(403);
    expect((await refresh(cookie, { origin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test('takes an empty body of JSON for none', async () => {
    const { cookie } = cookieOf(await logIn());
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await house.app.inject({ method: 'POST', url: '/api/auth/refresh', headers, payload: '' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('logging out', () => {
  test('ends the session and takes the cookie back', async () => {
    const { cookie } = cookieOf(await logIn());
    const answer = await post('logout', undefined, { cookie });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(cookieOf(answer)).toMatchObject({ value: '', path: '/api/auth' });
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  test('without a session is fine, and ends nobody else’s', async () => {
    const { cookie } = cookieOf(await logIn());
    expect((await post('logout', undefined)).statusCode).toBe(204);
    const guessed = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await post('logout', undefined, { cookie: guessed })).statusCode).toBe(204);
    expect((await refresh(cookie)).statusCode).toBe(200);
  });
});

test('nothing in the log tells a password or a token', async () => {
  const { cookie } = cookieOf(await logIn());
  await refresh(cookie);
  const all = JSON.stringify(await house.events(), (_, value: unknown) =>
    typeof value === 'bigint' ? null : value,
  );
  expect(all).not.toMatch(/Demo#2026|argon2|rosa@|Rosa/);
  expect(all).not.toContain(cookie.split('.')[1]);
});
