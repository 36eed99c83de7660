/** A forgotten password over HTTP: the same answer for everybody, and a link that is good once and for a while. */
import { randomUUID } from 'node:crypto';
import { user } from '@cotejo/core/users';
import { linkLifetime, passwordToken } from '@cotejo/core/users/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';
import { type House, indexKey, openHouse } from '../../testing/house.ts';

type Answer = { code: string; message: string; email: string; errors?: Record<string, string> };
type Body = Record<string, unknown>;
const email = 'rosa@demo.test';
const [past, next] = ['Demo#2026', 'Otra#2027'];

let house: House;
let rosa: Awaited<ReturnType<House['hire']>>;
const open = async (replaced: Parameters<typeof openHouse>[0] = {}) => {
  house = await openHouse({ settings: { sendsMail: true }, ...replaced });
  rosa = await house.hire('EJECUTIVO', ['PE'], { email, password: past });
};
beforeEach(() => open());

const post = async (path: string, payload: Body, remoteAddress = '10.0.0.1') => {
  const { statusCode, headers, body, cookies } = await house.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress,
  });
  return { status: statusCode, headers, cookies, body, ...((body ? JSON.parse(body) : {}) as Answer) };
};
const logIn = async (password: string, address?: string) =>
  (await post('login', { email, password }, address)).status;
const links = async (userId = rosa.id) => {
  const { state } = await house.load(user, userId);
  return state.status === 'unregistered' ? [] : state.passwordLinks;
};
/** They are looked into in order: when the last one is, all before are. */
const allLookedInto = async (): Promise<void> => {
  const luis = await house.hire('EJECUTIVO');
  await post('password/forgotten', { email: luis.email });
  await expect.poll(async () => (await links(luis.id)).length).toBe(1);
};
/** Asks, waits until it is done, and opens the mail: its secret is derived as when it is sent. */
const ask = async (who = email): Promise<string> => {
  const before = (await links()).length;
  expect((await post('password/forgotten', { email: who })).status).toBe(202);
  await expect.poll(async () => (await links()).length).toBe(before + 1);
  return passwordToken(indexKey, rosa.id, (await links())[0]!.id);
};

describe('a forgotten password', () => {
  test('is answered alike whether there is such a person or not', async () => {
    const strip = ({ status, body, headers }: Awaited<ReturnType<typeof post>>) => ({
      status,
      body,
      headers: { ...headers, date: '', 'x-request-id': '' },
    });
    const [known, unknown] = [
      await post('password/forgotten', { email }),
      await post('password/forgotten', { email: 'nadie@demo.test' }),
    ];
    expect(strip(known)).toEqual(strip(unknown));
    expect(known).toMatchObject({ status: 202, body: '' });
  });

  test('is answered before anybody is looked for, so that time tells nothing', async () => {
    const store = inMemoryEventStore();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => void (goOn = resolve));
    let isHeld = false;
    const slow: typeof store = {
      ...store,
      readStream: async (...read) => {
        if (isHeld) await held;
        return store.readStream(...read);
      },
    };
    await open({ store: slow });
    isHeld = true;
    for (const who of [email, 'nadie@demo.test'])
      expect((await post('password/forgotten', { email: who })).status).toBe(202);
    goOn();
    await expect.poll(async () => (await links()).length).toBe(1);
  });

  test('gets two links at most, until one of them is old', async () => {
    await ask();
    await ask(' ROSA@demo.test ');
    await post('password/forgotten', { email });
    await allLookedInto();
    expect(await links()).toHaveLength(2);
    house.pass(linkLifetime.forgotten);
    await ask();
  });

  test('is asked for thirty times in ten minutes by a network, known or not', async () => {
    for (let time = 0; time < 30; time += 1)
      expect((await post('password/forgotten', { email: `${time}@demo.test` })).status).toBe(202);
    expect(await post('password/forgotten', { email })).toMatchObject({ status: 429 });
    expect((await post('password/forgotten', { email }, '10.9.0.1')).status).toBe(202);
  });

  test('needs mail, and says so', async () => {
    await open({ settings: { sendsMail: false } });
    expect(await post('password/forgotten', { email })).toMatchObject({
      status: 409,
      code: 'NO_MAIL',
      message: expect.stringContaining('no envía correos') as string,
    });
  });

  test('of somebody who gets in no more is left as it is', async () => {
    const admin = await house.hire('ADMINISTRADOR');
    await house.command(`users/${rosa.id}/disable`, admin.authorization, {});
    await post('password/forgotten', { email });
    await allLookedInto();
    expect(await links()).toEqual([]);
  });

  test('leaves no secret in any event', async () => {
    const token = await ask();
    const all = JSON.stringify(await house.events(), (_, value: unknown) =>
      typeof value === 'bigint' ? null : value,
    );
    expect(all).toContain('PasswordLinkAsked');
    expect(all).not.toContain(token.split('.')[1]);
    expect(all).not.toContain('rosa@');
  });
});

describe('a link', () => {
  test('opens as often as one likes, and is used once', async () => {
    const token = await ask();
    for (const _ of [1, 2])
      expect(await post('password/link/open', { token })).toMatchObject({ status: 200, email });
    expect((await post('password/link', { token, next })).status).toBe(204);
    expect([await logIn(next), await logIn(past)]).toEqual([200, 401]);
    for (const [path, body] of [
      ['password/link', { token, next: 'Otra#2028' }],
      ['password/link/open', { token }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ status: 409, code: 'CODE_TOKEN_EXPIRED' });
  });

  test('that is used twice at the same moment is used once', async () => {
    const token = await ask();
    const both = await Promise.all(
      ['Uno_1234', 'Dos_1234'].map((password) => post('password/link', { token, next: password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('ends with its half hour', async () => {
    const token = await ask();
    house.pass(linkLifetime.forgotten - 1);
    expect((await post('password/link/open', { token })).status).toBe(200);
    house.pass(1);
    for (const [path, body] of [
      ['password/link', { token, next }],
      ['password/link/open', { token }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ status: 409, code: 'PASSWORD_TOKEN_EXPIRED' });
    expect(await logIn(past)).toBe(200);
  });

  test('that nobody was sent opens nothing', async () => {
    const good = await ask();
    const other = passwordToken(indexKey, rosa.id, randomUUID());
    for (const token of [other, 'x', `${randomUUID()}.abc`, good.replace(rosa.id, randomUUID())])
      expect(await post('password/link', { token, next })).toMatchObject({
        status: 409,
        code: 'CODE_TOKEN_EXPIRED',
      });
    for (const body of [
      {},
      { token: '' },
      { token: 7 },
      { token: good, email },
      { token: 'x'.repeat(201) },
    ] as Body[])
      expect(await post('password/link/open', body)).toMatchObject({ status: 422 });
  });

  test('stays good while the new password is refused', async () => {
    const token = await ask();
    for (const [weak, code] of [
      ['corta', 'INVALID_PASSWORD_FORM'],
      ['Clave#2026', 'INVALID_PASSWORD_FORM'],
      [past, 'PASSWORD_IN_HISTORY'],
    ])
      expect(await post('password/link', { token, next: weak })).toMatchObject({
        status: 422,
        code,
        errors: { next: expect.any(String) as string },
      });
    expect((await post('password/link', { token, next })).status).toBe(204);
  });

  test('ends all sessions of the person', async () => {
    const { token: session } = JSON.parse((await post('login', { email, password: past })).body) as {
      token: string;
    };
    expect(await house.tokens.verify(session)).toMatchObject({ who: {} });
    await post('password/link', { token: await ask(), next });
    expect(await house.tokens.verify(session)).toBe('expired');
  });

  test('makes the place known from which it was used: strangers’ tries do not keep her out there', async () => {
    await post('password/link', { token: await ask(), next }, '192.0.2.1');
    for (let time = 0; time < 10; time += 1) await logIn('wrong', '192.0.2.1');
    expect(await logIn(next, '192.0.2.1')).toBe(200);
  });
});

describe('where there is mail', () => {
  const newcomer = { name: 'Eva Ríos', email: 'eva@demo.test', roles: ['EJECUTIVO'], countries: ['PE'] };
  type Told = { oneTimePassword?: string; record: { approval: unknown; mustChangePassword: boolean } };

  test('whoever lets somebody in is told no password, and the newcomer chooses one by a link', async () => {
    const [admin, id] = [await house.hire('ADMIN_QPACCESS'), randomUUID()];
    const answer = await house.command(`users/${id}/register`, admin.authorization, newcomer);
    expect(answer.json<Told>()).toMatchObject({ record: { approval: null, mustChangePassword: true } });
    expect(answer.body).not.toContain('oneTimePassword');
    const { state } = await house.load(user, id);
    const [link] = state.status === 'active' ? state.passwordLinks : [];
    expect(link).toMatchObject({ purpose: 'access' });
    house.pass(linkLifetime.access - 1);
    const token = passwordToken(indexKey, id, link!.id);
    expect((await post('password/link', { token, next })).status).toBe(204);
    expect((await post('login', { email: newcomer.email, password: next })).status).toBe(200);
  });

  test('a manager’s password is taken away at once, and nobody but the manager gets another', async () => {
    const admin = await house.hire('ADMINISTRADOR');
    const manager = await house.hire('GERENTE', ['PE'], { email: 'gerente@demo.test', password: past });
    const answer = await house.command(`users/${manager.id}/reset-password`, admin.authorization, {});
    expect(answer.json<Told>().record).toMatchObject({ approval: null, mustChangePassword: true });
    expect(answer.body).not.toContain('oneTimePassword');
    expect((await post('login', { email: 'gerente@demo.test', password: past })).status).toBe(401);
  });

  test('the same command again asks for no second link', async () => {
    const admin = await house.hire('ADMINISTRADOR');
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) {
      const answer = await house.command(`users/${rosa.id}/reset-password`, admin.authorization, {}, headers);
      expect(answer.statusCode).toBe(200);
    }
    expect(await links()).toHaveLength(1);
  });
});
