import { type LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { origin } from '../../testing/house.ts';
import { type Answer, cookieOf, loginWorld } from '../testing/login-world.ts';

const { house, rosa, open, post, logIn, refresh } = loginWorld();
const hour = 60 * 60_000;

describe('refreshing', () => {
  test('gives another token and another cookie, again and again', async () => {
    let { cookie } = cookieOf(await logIn());
    for (let time = 0; time < 5; time += 1) {
      house().pass(5 * 60_000);
      const answer = await refresh(cookie);
      expect(answer.statusCode).toBe(200);
      expect(await house().tokens.verify(answer.json<Answer>().token)).toMatchObject({
        who: { id: rosa().id },
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
    house().pass(5 * 60_000);
    expect((await refresh(cookieOf(one).cookie)).statusCode).toBe(200);
  });

  test('with a token that was replaced ends the session, for the thief and for the owner', async () => {
    const { cookie: stolen } = cookieOf(await logIn());
    const { cookie: newest } = cookieOf(await refresh(stolen));
    house().pass(11_000);
    const thief = await refresh(stolen);
    expect(thief.statusCode).toBe(401);
    expect(thief.json<Answer>().code).toBe('SESSION_EXPIRED');
    expect(cookieOf(thief)).toMatchObject({ value: '' });
    expect((await refresh(newest)).statusCode).toBe(401);
  });

  test('is over twelve hours after the login, and the cookie with it', async () => {
    let { cookie } = cookieOf(await logIn());
    for (let half = 0; half < 21; half += 1) {
      house().pass(hour / 2);
      ({ cookie } = cookieOf(await refresh(cookie)));
    }
    house().pass(hour / 2);
    const late = await refresh(cookie);
    expect(cookieOf(late)).toMatchObject({ maxAge: 3_600 });
    expect(late.json<Answer>().sessionExpiresAt).toBe('2026-03-03T03:00:00.000Z');
    ({ cookie } = cookieOf(late));
    house().pass(hour / 2);
    ({ cookie } = cookieOf(await refresh(cookie)));
    house().pass(hour / 2);
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  test('is over when nobody has used it for half an hour and a token’s time', async () => {
    const { cookie } = cookieOf(await logIn());
    house().pass(36 * 60_000);
    const answer = await refresh(cookie);
    expect([answer.statusCode, answer.json<Answer>().code]).toEqual([401, 'SESSION_EXPIRED']);
    expect(cookieOf(answer)).toMatchObject({ value: '' });
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
    house().pass(60_000);
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
    const answer = await house().app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers,
      payload: '',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a session that ends', () => {
  let noted: string[];
  let isAway: boolean;
  beforeEach(async () => {
    [noted, isAway] = [[], false];
    const noteEnded = async (id: string): Promise<void> => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      noted.push(id);
    };
    await open({ parts: { noteEnded } });
  });
  const sessionOf = async (answer: LightMyRequestResponse): Promise<string> => {
    const verified = await house().tokens.verify(answer.json<Answer>().token);
    return typeof verified === 'string' ? verified : verified.who.sessionId;
  };

  test('by a logout is noted for the read service before the answer', async () => {
    const answer = await logIn();
    const sessionId = await sessionOf(answer);
    expect((await post('logout', undefined, { cookie: cookieOf(answer).cookie })).statusCode).toBe(204);
    expect(noted).toEqual([sessionId]);
  });

  test('by a token that was replaced is noted too', async () => {
    const answer = await logIn();
    const sessionId = await sessionOf(answer);
    const stolen = cookieOf(answer);
    await refresh(stolen.cookie);
    house().pass(11_000);
    expect(noted).toEqual([]);
    expect((await refresh(stolen.cookie)).statusCode).toBe(401);
    expect(noted).toEqual([sessionId]);
  });

  test('and can not be noted is not said to have ended, and is noted when that is asked again', async () => {
    const answer = await logIn();
    const sessionId = await sessionOf(answer);
    isAway = true;
    expect((await post('logout', undefined, { cookie: cookieOf(answer).cookie })).statusCode).toBe(503);
    isAway = false;
    expect((await post('logout', undefined, { cookie: cookieOf(answer).cookie })).statusCode).toBe(204);
    expect(noted).toEqual([sessionId]);
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
  const all = JSON.stringify(await house().events(), (_, value: unknown) =>
    typeof value === 'bigint' ? null : value,
  );
  expect(all).not.toMatch(/Demo#2026|argon2|rosa@|Quispe/);
  expect(all).not.toContain(cookie.split('.')[1]);
});
