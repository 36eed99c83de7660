import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

type Answer = { code: string; token: string; message: string; errors?: Record<string, string> };
const email = 'rosa@demo.test';
const day = 24 * 60 * 60_000;

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
  await house.hire('EJECUTIVO', ['PE'], { email, password: 'Demo#2026' });
});
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  house.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
const change = async (current: string, next: string, who = email) => {
  const answer = await post('password', { email: who, current, next });
  return { status: answer.statusCode, cookies: answer.cookies, ...answer.json<Answer>() };
};
const logIn = async (password: string) => (await post('login', { email, password })).statusCode;

describe('another password', () => {
  test('opens a session, and the one before opens none', async () => {
    const changed = await change('Demo#2026', 'Otra#2027');
    expect(changed.status).toBe(200);
    expect(await house.tokens.verify(changed.token)).toMatchObject({ who: { name: 'Ana Rojas' } });
    expect([await logIn('Otra#2027'), await logIn('Demo#2026')]).toEqual([200, 401]);
  });

  test('ends the other sessions of the person, and their tokens', async () => {
    const before = await post('login', { email, password: 'Demo#2026' });
    const [cookie] = before.cookies as [{ name: string; value: string }];
    expect(await house.tokens.verify(before.json<Answer>().token)).toMatchObject({ who: {} });
    await change('Demo#2026', 'Otra#2027');
    expect(await house.tokens.verify(before.json<Answer>().token)).toBe('expired');
    const refreshed = await post('refresh', {}, { cookie: `${cookie.name}=${cookie.value}` });
    expect(refreshed.statusCode).toBe(401);
  });

  test('has the form that the rule asks for', async () => {
    expect(await change('Demo#2026', 'corta')).toMatchObject({
      status: 422,
      code: 'INVALID_PASSWORD_FORM',
      errors: { next: expect.stringContaining('8 a 12 caracteres') as string },
    });
    expect(await logIn('Demo#2026')).toBe(200);
  });

  test.each([
    ['Clave#2026', 'Esa contraseña usa una palabra muy común y se adivina enseguida. Elige otra.'],
    ['Rojas#2026', 'La contraseña no puede tener tu nombre, tu correo ni el nombre de Cotejo.'],
    ['Rosa_2026', 'La contraseña no puede tener tu nombre, tu correo ni el nombre de Cotejo.'],
  ])('is none that is guessed at once: %s', async (next, message) => {
    expect(await change('Demo#2026', next)).toMatchObject({
      status: 422,
      code: 'INVALID_PASSWORD_FORM',
      errors: { next: message },
    });
    expect(await logIn('Demo#2026')).toBe(200);
  });

  test('is none of the last four, and may be the fifth', async () => {
    const words = ['Demo#2026', 'Uno_1234', 'Dos_1234', 'Tres_1234', 'Cuatro_1234', 'Cinco_1234'];
    for (let index = 1; index < words.length; index += 1)
      expect((await change(words[index - 1]!, words[index]!)).status).toBe(200);
    for (const word of words.slice(2))
      expect(await change('Cinco_1234', word)).toMatchObject({ status: 422, code: 'PASSWORD_IN_HISTORY' });
    expect((await change('Cinco_1234', 'Uno_1234')).status).toBe(200);
  });

  test('is for who knows the present one; whoever does not learns nothing, not even whether there is such a person', async () => {
    const [wrong, unknown] = await Promise.all([
      change('Otra#2026', 'x'),
      change('Demo#2026', 'x', 'nadie@demo.test'),
    ]);
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  test('is guessed as slowly as a login: ten failures count together, wherever they were made', async () => {
    for (let time = 0; time < 5; time += 1) {
      await logIn('Otra#2026');
      await change('Otra#2026', 'Nueva#2026');
    }
    expect(await change('Demo#2026', 'Nueva#2026')).toMatchObject({ status: 429 });
    expect(await logIn('Demo#2026')).toBe(429);
  });

  test('is asked for 30 times a minute by one person, also in vain, and counts together with logins', async () => {
    expect(await logIn('Demo#2026')).toBe(200);
    for (let time = 1; time < 30; time += 1) expect((await change('Demo#2026', 'corta')).status).toBe(422);
    expect(await change('Demo#2026', 'Nueva#2026')).toMatchObject({ status: 429 });
    house.pass(60_000);
    expect((await change('Demo#2026', 'Nueva#2026')).status).toBe(200);
  }, 30_000);

  test('is wished once of two that are wished at the same moment', async () => {
    const both = await Promise.all([change('Demo#2026', 'Uno_1234'), change('Demo#2026', 'Dos_1234')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.code).toBe('PASSWORD_CHANGED');
  });

  test.each([{}, { email: 7 }, { email: 'a', current: 'b', next: 'c', admin: true }])(
    'is refused with the names of what is wrong: %j',
    async (payload) => {
      const answer = await post('password', payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<Answer>().errors).toBeDefined();
    },
  );
});

describe('a password that has expired', () => {
  test('opens nothing until another is chosen', async () => {
    house.pass(90 * day - 1);
    expect(await logIn('Demo#2026')).toBe(200);
    house.pass(1);
    const expired = await post('login', { email, password: 'Demo#2026' });
    expect([expired.statusCode, expired.cookies]).toEqual([403, []]);
    expect(expired.json<Answer>()).toMatchObject({
      code: 'PASSWORD_EXPIRED',
      message: 'La contraseña ha expirado. Debe cambiarla para continuar.',
    });
    expect((await change('Demo#2026', 'Otra#2027')).status).toBe(200);
    expect(await logIn('Otra#2027')).toBe(200);
  });

  test('is told to nobody but who knows it', async () => {
    house.pass(91 * day);
    expect(await logIn('Otra#2026')).toBe(401);
  });

  test('does so after as many days as the platform is told', async () => {
    house = await openHouse({ settings: { passwordDays: 1 } });
    await house.hire('EJECUTIVO', ['PE'], { email, password: 'Demo#2026' });
    await change('Demo#2026', 'Otra#2027');
    house.pass(day);
    expect(await logIn('Otra#2027')).toBe(403);
  });
});
