import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { rights } from '@cotejo/core/reference/rights';
import { describe, expect, test } from 'vitest';
import { type Answer, cookieOf, loginWorld, password } from '../testing/login-world.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

const { house, rosa, open, post, logIn } = loginWorld();

describe('logging in', () => {
  test('gives a token, who it is, and a cookie that scripts and other sites can not have', async () => {
    const answer = await logIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Answer>()).toEqual({
      token: expect.any(String) as string,
      expiresAt: '2026-03-02T15:05:00.000Z',
      sendsMail: false,
      sessionExpiresAt: '2026-03-03T03:00:00.000Z',
      user: {
        id: rosa().id,
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
    expect(await house().tokens.verify(answer.json<Answer>().token)).toMatchObject({
      who: { id: rosa().id },
    });
  });

  test('does not mind case and blanks around the e-mail', async () =>
    expect((await logIn('  ROSA@demo.test ')).statusCode).toBe(200));

  test('without https, as in local mode, has a cookie that travels without it', async () => {
    await open({ settings: { secureCookies: false } });
    expect(cookieOf(await logIn()).secure).toBeUndefined();
  });

  test('answers alike for a wrong password, an unknown e-mail, and a user without a password', async () => {
    const { email } = await house().hire('EJECUTIVO');
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
    house().pass(5 * 60_000);
    expect((await logIn('rosa@demo.test', password, '2001:db8:0:1::99')).statusCode).toBe(200);
  });

  test('is refused for a while after a hundred failures with one e-mail, from wherever they come', async () => {
    // From there she has logged in before.
    expect((await logIn('rosa@demo.test', password, '10.0.4.1')).statusCode).toBe(200);
    for (const network of [1, 2]) {
      const failures = Array.from({ length: 50 }, (_, host) =>
        logIn('rosa@demo.test', 'no', `10.0.${network}.${host}`),
      );
      for (const { statusCode } of await Promise.all(failures)) expect(statusCode).toBe(401);
    }
    expect((await logIn('rosa@demo.test', password, '10.0.3.1')).statusCode).toBe(429);
    expect((await logIn('rosa@demo.test', password, '10.0.4.1')).statusCode).toBe(200);
    house().pass(5 * 60_000);
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
    await open({
      store: {
        ...store,
        async readStream(...asked) {
          if (away) throw new StoreUnavailable(new Error('away'));
          return store.readStream(...asked);
        },
      },
    });
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
