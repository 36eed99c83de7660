import { randomUUID } from 'node:crypto';
import { company, registerCompany } from '@cotejo/core/companies';
import { user, userCommands, userPermission, userRecordSchema } from '@cotejo/core/users';
import { administrators, theHouse } from '@cotejo/core/users/server';
import { rights } from '@cotejo/core/reference/rights';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = {
  code: string;
  version: number;
  oneTimePassword: string;
  errors: Record<string, string>;
  record: Record<string, unknown> & { allowedCommands: { command: string; allowed: boolean }[] };
};

let house: House;
let [admin, other, rosa, lucia]: Hired[] = [];
beforeEach(async () => {
  house = await openHouse();
  [admin, other, rosa, lucia] = await Promise.all([
    house.hire('ADMINISTRADOR', ['PE'], { name: 'Julián', email: 'julian@demo.test', password: 'Demo#2026' }),
    house.hire('ADMINISTRADOR', ['PE'], { name: 'Olga' }),
    house.hire('EJECUTIVO', ['PE'], { name: 'Rosa', email: 'rosa@demo.test', password: 'Demo#2026' }),
    house.hire('SUPERVISOR', ['PE'], { name: 'Lucía' }),
  ]);
});
const send = async (by: Hired, id: string, command: string, body: object = {}, key = randomUUID()) => {
  const headers = { 'idempotency-key': key };
  const answer = await house.command(`users/${id}/${command}`, by.authorization, body, headers);
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const logIn = async (email: string, password: string) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  return { status: answer.statusCode, ...answer.json<Answer & { token: string }>() };
};
const newcomer = { name: 'Eva Ríos', email: 'eva@demo.test', roles: ['EJECUTIVO'], countries: ['PE'] };

describe('registering a user', () => {
  test('tells a password for one use, with which the user gets no further than to choose another', async () => {
    const id = randomUUID();
    const registered = await send(admin!, id, 'register', newcomer);
    expect(registered.status).toBe(200);
    expect(userRecordSchema.strict().parse(registered.record)).toMatchObject({
      id,
      name: 'Eva Ríos',
      mustChangePassword: true,
      passwordExpiresAt: '2026-05-31T15:00:00.000Z',
    });
    expect(await logIn('EVA@demo.test', registered.oneTimePassword)).toMatchObject({
      status: 403,
      code: 'PASSWORD_EXPIRED',
      message: 'La contraseña ha expirado. Debe cambiarla para continuar.',
    });
  });

  test('tells the same password when it is repeated, in its answer alone', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const first = await send(admin!, id, 'register', newcomer, key);
    expect(await send(admin!, id, 'register', newcomer, key)).toEqual(first);
    expect((await send(admin!, id, 'pause', { reasonId: 1 })).oneTimePassword).toBeUndefined();
    const all = JSON.stringify(await house.events(), (_, value: unknown) =>
      typeof value === 'bigint' ? null : value,
    );
    expect(all).not.toContain(first.oneTimePassword);
    expect(all).not.toContain('eva@');
  });

  test('tells it to nobody else who has read the command’s id', async () => {
    const id = randomUUID();
    for (const [command, body] of [
      ['register', newcomer],
      ['reset-password', {}],
    ] as const) {
      const key = randomUUID();
      expect((await send(admin!, id, command, body, key)).status).toBe(200);
      const repeated = await send(other!, id, command, body, key);
      expect([repeated.status, repeated.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(repeated.oneTimePassword).toBeUndefined();
    }
  });

  test('is refused for an e-mail that somebody has, and for an id that somebody is', async () => {
    const taken = await send(admin!, randomUUID(), 'register', { ...newcomer, email: 'Rosa@demo.test' });
    expect([taken.status, taken.code]).toEqual([409, 'USER_ALREADY_EXISTS']);
    const again = await send(admin!, rosa!.id, 'register', newcomer);
    expect([again.status, again.code]).toEqual([409, 'USER_ALREADY_EXISTS']);
    // Neither took the e-mail away from who may have it.
    expect((await send(admin!, randomUUID(), 'register', newcomer)).status).toBe(200);
  });

  test('by the keeper of accesses makes nobody who decides who gets in, and leaves the e-mail free', async () => {
    const keeper = await house.hire('ADMIN_QPACCESS', ['PE']);
    const crown = { ...newcomer, roles: ['ADMINISTRADOR'] };
    expect((await send(keeper, randomUUID(), 'register', crown)).status).toBe(403);
    const abroad = await send(keeper, randomUUID(), 'register', { ...newcomer, countries: ['CL'] });
    expect([abroad.status, Object.keys(abroad.errors)]).toEqual([422, ['countries']]);
    expect((await send(keeper, randomUUID(), 'register', newcomer)).status).toBe(200);
  });

  test('for a version that there is not leaves nothing behind', async () => {
    const events = (await house.events()).length;
    const late = { 'if-match': '"7"' };
    const path = (id: string, command: string) => `users/${id}/${command}`;
    const answers = await Promise.all([
      house.command(path(randomUUID(), 'register'), admin!.authorization, newcomer, late),
      house.command(path(other!.id, 'disable'), admin!.authorization, {}, late),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(await house.events()).toHaveLength(events);
  });

  test('names what is wrong', async () => {
    const { status, errors } = await send(admin!, randomUUID(), 'register', {
      name: '1',
      email: 'x',
      roles: ['REY'],
      countries: [],
    });
    expect([status, Object.keys(errors).map((path) => path.split('.')[0])]).toEqual([
      422,
      ['name', 'email', 'roles', 'countries'],
    ]);
  });

  test('knows the roles of the house alone, and says so by the server’s code', async () => {
    const unknown = { ...newcomer, roles: ['EJECUTIVO', 'REY'] };
    const refused = {
      status: 422,
      code: 'ROLE_NOT_FOUND',
      message: 'No existe ese rol.',
      errors: { 'roles.1': 'No existe ese rol.' },
      keys: { 'roles.1': 'ROLE_NOT_FOUND' },
    };
    expect(await send(admin!, randomUUID(), 'register', unknown)).toMatchObject(refused);
    const { roles, countries } = unknown;
    expect(await send(admin!, rosa!.id, 'change-roles', { roles, countries })).toMatchObject(refused);
    expect(await send(admin!, rosa!.id, 'change-roles', { roles: [], countries })).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { roles: 'Elige al menos un rol.' },
    });
    expect(await send(admin!, rosa!.id, 'change-roles', { roles, countries: [] })).toMatchObject({
      code: 'INVALID_INPUT',
      keys: { 'roles.1': 'ROLE_NOT_FOUND' },
    });
  });
});

describe('a user who is disabled', () => {
  test('is out at once, with every token and every session, and told so by nobody but the own password', async () => {
    const session = await house.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'rosa@demo.test', password: 'Demo#2026' },
    });
    const [{ name, value }] = session.cookies as [{ name: string; value: string }];
    const headers = { authorization: `Bearer ${session.json<{ token: string }>().token}` };
    const id = await house.receive();
    const note = () => house.command(`leads/${id}/add-note`, headers.authorization, { text: 'x' });
    expect((await note()).statusCode).not.toBe(401);
    expect((await send(admin!, rosa!.id, 'disable', { note: 'Se fue' })).status).toBe(200);
    expect((await note()).json()).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    const refreshed = await house.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: `${name}=${value}` },
    });
    expect(refreshed.statusCode).toBe(401);
    expect(await logIn('rosa@demo.test', 'Demo#2026')).toMatchObject({ status: 403, code: 'DISABLED_USER' });
    expect(await logIn('rosa@demo.test', 'Otra#2026')).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect((await send(admin!, rosa!.id, 'enable')).status).toBe(200);
    expect((await logIn('rosa@demo.test', 'Demo#2026')).status).toBe(200);
  });

  test('is never the last administrator, also when two disable each other at the same moment', async () => {
    const [one, two] = await Promise.all([
      send(admin!, other!.id, 'disable'),
      send(other!, admin!.id, 'disable'),
    ]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const left = await Promise.all(
      [admin!, other!].map(async ({ id }) => (await house.load(user, id)).state.status),
    );
    expect(left.sort()).toEqual(['active', 'disabled']);
  });

  test('and taken back is an administrator like any other', async () => {
    await send(admin!, other!.id, 'change-roles', { roles: ['EJECUTIVO'], countries: ['PE'] });
    expect((await house.load(administrators, theHouse)).state.letGo).toEqual([other!.id]);
    const asked = await send(admin!, other!.id, 'change-roles', {
      roles: ['ADMINISTRADOR'],
      countries: ['PE'],
    });
    expect((await house.load(administrators, theHouse)).state.letGo).toEqual([other!.id]);
    const { requestId } = asked.record['approval'] as { requestId: string };
    const third = await house.hire('ADMIN', ['PE']);
    expect((await send(third, other!.id, 'approve', { requestId })).status).toBe(200);
    expect((await house.load(administrators, theHouse)).state.letGo).toEqual([]);
  });

  test('is nobody who disables himself', async () =>
    expect((await send(admin!, admin!.id, 'disable')).status).toBe(403));

  test('stays disabled by a command that is repeated', async () => {
    const key = randomUUID();
    const first = await send(admin!, other!.id, 'disable', {}, key);
    expect(await send(admin!, other!.id, 'disable', {}, key)).toEqual(first);
  });
});

describe('what changes about a user', () => {
  test('holds from that moment on: a token of before is to be renewed', async () => {
    await send(admin!, lucia!.id, 'change-team', { executiveIds: [rosa!.id] });
    const answer = await send(lucia!, rosa!.id, 'pause', { reasonId: 1 });
    expect([answer.status, answer.code]).toEqual([401, 'TOKEN_EXPIRED']);
    const { token } = await house.tokens.issue({
      ...lucia!,
      team: [rosa!.id],
      epochs: { user: 1, session: 0 },
    });
    const paused = await send({ ...lucia!, authorization: `Bearer ${token}` }, rosa!.id, 'pause', {
      reasonId: 1,
    });
    expect(paused.record).toMatchObject({ pausedReasonId: 1 });
  });

  test('may be a pause until a day', async () => {
    const { record } = await send(admin!, rosa!.id, 'pause', { reasonId: 1, until: '2100-03-01' });
    expect(record).toMatchObject({ pausedReasonId: 1, pausedUntil: '2100-03-01', pauseIsAutomatic: false });
  });

  test('is checked before it is decided', async () => {
    const wrong = async (id: string, command: string, body: object) =>
      Object.keys((await send(admin!, id, command, body)).errors);
    expect(await wrong(lucia!.id, 'change-team', { executiveIds: [randomUUID()] })).toEqual(['executiveIds']);
    expect(await wrong(lucia!.id, 'change-team', { executiveIds: Array(101).fill(rosa!.id) })).toEqual([
      'executiveIds',
    ]);
    expect(await wrong(rosa!.id, 'pause', { reasonId: 3.5 })).toEqual(['reasonId']);
    expect(await wrong(rosa!.id, 'pause', { reasonId: 2 })).toEqual(['reasonId']);
    for (const until of ['', 'mañana', '2027-02-30', '2020-01-01', 5])
      expect(await wrong(rosa!.id, 'pause', { reasonId: 1, until })).toEqual(['until']);
    expect(await wrong(rosa!.id, 'disable', { nota: 'x' })).toEqual(['nota']);
    expect((await send(admin!, randomUUID(), 'disable')).status).toBe(404);
  });

  test('may be whose people it is, and a token of before is to be renewed', async () => {
    const login = { email: 'elena@demo.test', password: 'Demo#2026' };
    const client = await house.hire('CLIENT_ADMIN', ['PE'], login);
    const id = 'PE-20100070970';
    const wanted = { companies: [id], partners: [] };
    const refused = await send(admin!, client.id, 'change-companies', wanted);
    expect([refused.status, refused.errors]).toEqual([422, { companies: 'Elige empresas registradas.' }]);
    const registration = {
      country: 'PE',
      legalName: 'Textiles del Sur S.A.C.',
      documentType: 'RUC',
      documentNumber: '20100070970',
      economicActivityId: 'C',
      address: {},
      contacts: [],
    } as const;
    await house.handle(company, id, registerCompany({ ...registration, contacts: [] }), {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'test' },
      country: 'PE',
      now: house.now(),
    });
    expect((await send(admin!, client.id, 'change-companies', wanted)).record).toMatchObject(wanted);
    const late = await house.command(`companies/${id}/change`, client.authorization, { tradeName: 'Sur' });
    expect([late.statusCode, late.json<Answer>().code]).toEqual([401, 'TOKEN_EXPIRED']);
    const { token } = await logIn(login.email, login.password);
    expect(await house.tokens.verify(token)).toMatchObject({ who: { id: client.id, companies: [id] } });
  });

  test('may be the password: one for one use, and sessions of before are over', async () => {
    const { oneTimePassword } = await send(admin!, rosa!.id, 'reset-password');
    expect((await logIn('rosa@demo.test', 'Demo#2026')).status).toBe(401);
    expect(await logIn('rosa@demo.test', oneTimePassword)).toMatchObject({ code: 'PASSWORD_EXPIRED' });
    expect((await send(rosa!, rosa!.id, 'resume')).status).toBe(401);
  });
});

describe('who may send which command', () => {
  const bodies: Record<string, object> = {
    register: newcomer,
    'change-roles': { roles: ['POSTVENTA'], countries: ['PE'] },
    'change-team': { executiveIds: [] },
    'change-companies': { companies: [], partners: [] },
    pause: { reasonId: 1 },
    approve: { requestId: randomUUID() },
    decline: { requestId: randomUUID(), reason: 'No' },
    'withdraw-approval': { requestId: randomUUID() },
  };
  const overHttp = ['register', ...userCommands.filter((command) => command !== 'act-as')] as const;
  test.each(roleNames)('%s: what the matrix says, and nothing else', async (role: RoleName) => {
    const who = await house.hire(role, ['PE']);
    for (const command of overHttp) {
      const { status } = await send(who, randomUUID(), command, {
        ...bodies[command],
        ...(command === 'register' && { email: `${randomUUID()}@demo.test` }),
      });
      // Nobody is there to be found: who may do it learns that, and who may not learns nothing.
      const allowed = command === 'register' ? 200 : 404;
      expect([command, status]).toEqual([
        command,
        rights[role].permissions.includes(command === 'register' ? 'users:register' : userPermission(command))
          ? allowed
          : 403,
      ]);
    }
  });
});
