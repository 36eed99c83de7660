import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeUserRoles,
  disableUser,
  enableUser,
  maySeeUser,
  pauseUser,
  resumeUser,
  user,
  type UserRecord,
} from '@cotejo/core/users';
import { approveUser, setPassword } from '@cotejo/core/users/server';
import { endActing, endSession, session, startActing, startSession } from '@cotejo/core/identity';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { until } from '../../../projectors/src/testing/world.ts';
import { postgresNoteEnded } from '../../../write-service/src/identity/sessions/ended-sessions.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE', 'CL']);
const rosa = colleague('Rosa Quispe', 'EJECUTIVO', ['PE']);
const mateo = colleague('Mateo Fuentes', 'EJECUTIVO', ['CO']);
const lucia = { ...colleague('Lucía Paredes', 'SUPERVISOR', ['PE']), team: [rosa.id] };
const everybody = [admin, rosa, mateo, lucia];

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(...everybody);
  await until('users', async () => (await list(admin)).length === everybody.length);
});
afterAll(() => world.end());

const query = (path: string, filter: object) =>
  `/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const list = async (viewer = admin, filter: object = {}): Promise<UserRecord[]> => {
  const { status, body } = await world.get(query('users', filter), viewer);
  expect(status).toBe(200);
  return body as UserRecord[];
};
const names = async (viewer = admin, filter: object = {}) =>
  (await list(viewer, filter)).map(({ name }) => name);

describe('the list of users', () => {
  test('is filtered by what people look for', async () => {
    expect(await names(admin, { q: 'rosa' })).toEqual(['Rosa Quispe']);
    expect(await names(admin, { q: `${mateo.id}@demo` })).toEqual(['Mateo Fuentes']);
    for (const typed of ['PAREDES lucia', 'Lucía, Paredes', "lu'cia‐paredes", 'Lucía —'])
      expect(await names(admin, { q: typed }), typed).toEqual(['Lucía Paredes']);
    for (const typed of ['%', '_', 'Lucía Quispe'])
      expect(await names(admin, { q: typed }), typed).toEqual([]);
    expect(await names(admin, { role: 'EJECUTIVO', country: 'PE' })).toEqual(['Rosa Quispe']);
    expect(await names(admin, { status: 'disabled' })).toEqual([]);
    expect(await names(admin, { id: [lucia.id] })).toEqual(['Lucía Paredes']);
  });

  test('says of each what may be done, and holds no password', async () => {
    const [found] = await list(admin, { id: rosa.id });
    expect(found).toMatchObject({
      email: `${rosa.id}@demo.test`,
      status: 'active',
      mustChangePassword: false,
    });
    expect(found!.allowedCommands.find(({ command }) => command === 'disable')).toEqual({
      command: 'disable',
      allowed: true,
    });
    expect(JSON.stringify(await world.pool.query('select * from identity_v7.staff_member'))).not.toMatch(
      /argon2/,
    );
  });

  test.each(['users', 'user-history'])('of %s refuses a filter that there is not', async (path) => {
    const { status, body } = await world.get(query(path, { password: 'x' }), admin);
    expect([status, (body as { code: string }).code]).toEqual([400, 'UNKNOWN_FILTER']);
  });

  test.each(roleNames)('shows %s those whom the rule lets see, and nobody else', async (role: RoleName) => {
    for (const team of [undefined, [rosa.id]]) {
      const viewer = { ...colleague('Ana', role, ['PE']), ...(team && { team }) };
      const { status, body } = await world.get(query('users', {}), viewer);
      const expected = everybody.filter((one) => maySeeUser(one, viewer)).map(({ id }) => id);
      if (status === 403) expect(expected).toEqual([]);
      else expect((body as UserRecord[]).map(({ id }) => id).sort()).toEqual(expected.sort());
      for (const { id } of everybody)
        expect((await world.get(`/api/console/users/${id}`, viewer)).status).toBe(
          status === 403 ? 403 : expected.includes(id) ? 200 : 404,
        );
    }
  });
});

describe('a user who changes', () => {
  test('is shown as the events have it, and so is what became of it', async () => {
    const ana = colleague('Ana Rojas', 'EJECUTIVO', ['PE']);
    await world.hire(ana);
    const about = { id: ana.id, by: admin };
    await world.send(user, ana.id, setPassword('$argon2id$secret', { oneTime: true }));
    await world.send(user, ana.id, pauseUser({ ...about, reasonId: 1, note: 'Hasta enero' }));
    const [executives] = [async () => (await world.get(query('executives', { id: ana.id }), admin)).body];
    await until(
      'the pause',
      async () => ((await executives()) as { paused?: boolean }[])[0]?.paused === true,
    );
    expect(await names(admin, { paused: true })).toEqual(['Ana Rojas']);
    await world.send(user, ana.id, resumeUser(about));
    await world.send(
      user,
      ana.id,
      changeUserRoles({ requestId: randomUUID(), ...about, roles: ['EJECUTIVO'], countries: ['CL'] }),
    );
    await world.send(user, ana.id, disableUser({ ...about, note: 'Se fue' }));
    await until('the end', async () => (await names(admin, { status: 'disabled' })).length === 1);
    expect(await executives()).toEqual([]);
    expect((await list(admin, { id: ana.id }))[0]).toMatchObject({
      status: 'disabled',
      countries: ['CL'],
      pausedReasonId: null,
      pausedUntil: null,
      pauseIsAutomatic: false,
      mustChangePassword: true,
      version: 6,
    });
    const { body } = await world.get(query('user-history', { userId: ana.id }), admin);
    expect((body as { type: string; details: object }[]).map(({ type, details }) => [type, details])).toEqual(
      [
        ['UserDisabled', { note: 'Se fue' }],
        ['UserRolesChanged', { roles: ['EJECUTIVO'], countries: ['CL'] }],
        ['UserResumed', {}],
        ['UserPaused', { reasonId: 1, until: null, note: 'Hasta enero' }],
        ['PasswordSet', { oneTime: true }],
        ['UserRegistered', { roles: ['EJECUTIVO'], countries: ['PE'] }],
      ],
    );
    expect(JSON.stringify(body)).not.toMatch(/argon2|secret/);
    await world.send(user, ana.id, enableUser({ ...about, requestId: randomUUID() }));
    await until('the enabling', async () => (await names(admin, { status: 'disabled' })).length === 0);
  });

  test('waits for a second person in the list, with who asked and what may be answered, and in the history', async () => {
    const lidia = colleague('Lidia Mamani', 'EJECUTIVO', ['PE']);
    const boss = colleague('Olga Vera', 'GERENTE', ['PE']);
    await world.hire(lidia, boss);
    const requestId = randomUUID();
    const promoted = { roles: ['BACKOFFICE' as const], countries: ['PE' as const], note: 'Ascenso' };
    const ask = changeUserRoles({ id: lidia.id, by: admin, requestId, ...promoted });
    await world.send(user, lidia.id, ask);
    await until('the request', async () => (await names(boss, { waiting: true })).length === 1);
    const [shown] = await list(boss, { waiting: true });
    expect(shown).toMatchObject({
      roles: ['EJECUTIVO'],
      approval: { requestId, askedBy: admin.id, askedByName: 'Julián Cárdenas', ...promoted },
    });
    const isOffered = async (viewer: typeof admin) => {
      const [{ allowedCommands } = { allowedCommands: [] }] = await list(viewer, { id: lidia.id });
      return allowedCommands.find(({ command }) => command === 'approve')?.allowed;
    };
    expect([await isOffered(boss), await isOffered(admin)]).toEqual([true, false]);
    const counted = await world.get(`/api/console/users/count?filter={"waiting":true}`, boss);
    expect(counted.body).toMatchObject({ total: 1 });
    await world.send(user, lidia.id, approveUser({ id: lidia.id, by: boss, requestId, hash: 'x' }));
    await until('the roles', async () => (await names(boss, { role: 'BACKOFFICE' })).length === 1);
    expect(await names(boss, { waiting: true })).toEqual([]);
    const { body } = await world.get(query('user-history', { userId: lidia.id }), admin);
    expect((body as { type: string; details: object }[]).map(({ type, details }) => [type, details])).toEqual(
      [
        ['UserRolesChanged', { roles: ['BACKOFFICE'], countries: ['PE'] }],
        ['UserApprovalGiven', {}],
        ['UserApprovalAsked', { what: 'roles', ...promoted }],
        ['UserRegistered', { roles: ['EJECUTIVO'], countries: ['PE'] }],
      ],
    );
  });

  test('has in its history who came in its name, and for how long', async () => {
    const sessionId = randomUUID();
    const start = { userId: admin.id, tokenHash: 'x', expiresAt: '2099-01-01T00:00:00.000Z', loginEpoch: 0 };
    await world.send(session, sessionId, startSession(start));
    await world.send(session, sessionId, startActing({ userId: rosa.id, reason: 'Ver su bandeja' }));
    await world.send(session, sessionId, endActing('returned'));
    const history = async () =>
      (await world.get(query('user-history', { userId: rosa.id }), admin)).body as Record<string, unknown>[];
    await until('the return', async () => (await history())[0]?.['type'] === 'ActingEnded');
    const [ended, started] = await history();
    expect(ended).toMatchObject({ details: { reason: 'returned', by: admin.id } });
    expect(started).toMatchObject({
      type: 'ActingStarted',
      details: { reason: 'Ver su bandeja', by: admin.id },
    });
    expect(started!['names']).toEqual({ [admin.id]: 'Julián Cárdenas' });
  });
});

describe('a token that is not over yet', () => {
  const status = async (authorization: string) =>
    (await world.get('/api/console/executives', undefined, { authorization })).status;

  test('opens nothing once its user may do something else, or gets in no more', async () => {
    const eva = colleague('Eva Ríos', 'EJECUTIVO', ['PE']);
    await world.hire(eva);
    const authorization = await world.as(eva);
    expect(await status(authorization)).toBe(200);
    const about = { id: eva.id, by: admin };
    await world.send(
      user,
      eva.id,
      changeUserRoles({
        requestId: randomUUID(),
        ...about,
        roles: ['EJECUTIVO_DE_SOPORTE'],
        countries: ['PE'],
      }),
    );
    await until('the change', async () => (await status(authorization)) === 401);
    const { body } = await world.get('/api/console/executives', undefined, { authorization });
    expect((body as { code: string }).code).toBe('TOKEN_EXPIRED');
  });

  test('opens nothing once its session has ended', async () => {
    const eva = colleague('Eva Ríos', 'EJECUTIVO', ['PE']);
    await world.hire(eva);
    const sessionId = randomUUID();
    const start = { userId: eva.id, tokenHash: 'x', expiresAt: '2099-01-01T00:00:00.000Z', loginEpoch: 0 };
    await world.send(session, sessionId, startSession(start));
    const authorization = await world.as({ ...eva, sessionId });
    expect(await status(authorization)).toBe(200);
    await world.send(session, sessionId, endSession());
    await until('the end', async () => (await status(authorization)) === 401);
  });

  test('opens nothing from the moment that its end is noted, though no projector has told of it', async () => {
    const eva = colleague('Eva Ríos', 'EJECUTIVO', ['PE']);
    await world.hire(eva);
    const sessionId = randomUUID();
    const authorization = await world.as({ ...eva, sessionId });
    expect(await status(authorization)).toBe(200);
    await postgresNoteEnded(world.pool)(sessionId);
    expect(await status(authorization)).toBe(401);
    expect(await status(await world.as({ ...eva, sessionId: randomUUID() }))).toBe(200);
  });
});
