import { randomUUID } from 'node:crypto';
import { lead } from '@cotejo/core/leads';
import { roleNames } from '@cotejo/core/reference/roles';
import { rights } from '@cotejo/core/reference/rights';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Granted = {
  token: string;
  expiresAt: string;
  code: string;
  user: { id: string; permissions: string[]; actedBy?: { id: string; name: string; until: string } };
};
const minute = 60_000;

let house: House;
let [admin, rosa]: Hired[] = [];
let cookie: string;
let own: string;
beforeEach(async () => {
  house = await openHouse();
  const password = 'Demo#2026';
  admin = await house.hire('ADMINISTRADOR', ['PE'], { name: 'Julián', email: 'julian@demo.test', password });
  rosa = await house.hire('EJECUTIVO', ['PE'], { name: 'Rosa' });
  const answer = await post('login', { email: 'julian@demo.test', password });
  const [{ name, value }] = answer.cookies as [{ name: string; value: string }];
  cookie = `${name}=${value}`;
  own = answer.json<Granted>().token;
});
const post = (path: string, payload: object, token?: string, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
const actAs = async (userId = rosa!.id, token = own, reason = 'Revisar su bandeja') => {
  const answer = await post('act-as', { userId, reason }, token);
  return { status: answer.statusCode, ...answer.json<Granted>() };
};
const refresh = async () => {
  const answer = await post('refresh', {}, undefined, { cookie });
  const [{ name, value }] = answer.cookies as [{ name: string; value: string }];
  cookie = `${name}=${value}`;
  return { status: answer.statusCode, ...answer.json<Granted>() };
};

/** Somebody who works asks for a new token now and then; a session that nobody uses would end. */
const workFor = async (minutes: number): Promise<void> => {
  for (let left = minutes; left > 0; left -= 20) {
    house.pass(Math.min(20, left) * minute);
    await refresh();
  }
};

describe('acting as somebody', () => {
  test('is that person’s session, under both names, for an hour at most', async () => {
    const acting = await actAs();
    expect(acting).toMatchObject({
      status: 200,
      user: {
        id: rosa!.id,
        name: 'Rosa',
        permissions: rights.EJECUTIVO.permissions,
        actedBy: { id: admin!.id, name: 'Julián', until: '2026-03-02T16:00:00.000Z' },
      },
    });
    const id = await house.receive();
    const taken = await house.command(`leads/${id}/assign`, `Bearer ${acting.token}`, {
      executiveId: rosa!.id,
    });
    expect(taken.statusCode).toBe(200);
    expect((await house.load(lead, id)).past.at(-1)!.metadata.actor).toEqual({
      kind: 'user',
      id: admin!.id,
      role: 'ADMINISTRADOR',
      onBehalfOf: { id: rosa!.id, role: 'EJECUTIVO' },
    });
  });

  test('goes on over a refresh, and is over when its time is', async () => {
    await actAs();
    await workFor(59);
    expect(await refresh()).toMatchObject({
      expiresAt: '2026-03-02T16:00:00.000Z',
      user: { id: rosa!.id, actedBy: { id: admin!.id } },
    });
    house.pass(minute);
    const back = await refresh();
    expect([back.user.id, back.user.actedBy]).toEqual([admin!.id, undefined]);
    const types = (await house.events()).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('Acting'))).toEqual(['ActingStarted', 'ActingEnded']);
  });

  test('ends by returning; the token of it opens nothing from then on', async () => {
    const acting = await actAs();
    expect(await house.tokens.verify(own)).toBe('expired');
    const back = await post('act-as/end', {}, acting.token);
    expect(back.json<Granted>().user.id).toBe(admin!.id);
    expect(await house.tokens.verify(acting.token)).toBe('expired');
    expect(await house.tokens.verify(back.json<Granted>().token)).toMatchObject({ who: { id: admin!.id } });
    expect((await post('act-as/end', {}, back.json<Granted>().token)).statusCode).toBe(200);
  });

  test('gives no token to go on with once the session is over, though its last token is not', async () => {
    await workFor(12 * 60 - 1);
    const { token } = await refresh();
    expect(await actAs(rosa!.id, token)).toMatchObject({ status: 200 });
    const last = await refresh();
    house.pass(minute);
    const ended = await post('act-as/end', {}, last.token);
    expect([ended.statusCode, ended.json<Granted>().code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('does not begin in the minutes for which a token outlives its session', async () => {
    await workFor(12 * 60 - 1);
    const { token } = await refresh();
    house.pass(minute);
    expect(await actAs(rosa!.id, token)).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      message: 'La sesión ha expirado. Inicia sesión de nuevo.',
    });
    expect((await post('act-as/end', {}, token)).statusCode).toBe(401);
  });

  test('ends when the administrator is one no more, or the person gets in no more', async () => {
    const other = await house.hire('ADMINISTRADOR');
    const acting = await actAs();
    await house.command(`users/${rosa!.id}/disable`, other.authorization, {});
    expect(await house.tokens.verify(acting.token)).toBe('expired');
    expect((await refresh()).user.id).toBe(admin!.id);
  });

  test('leaves alone who gets in', async () => {
    const keeper = await house.hire('GERENTE', ['PE'], { email: 'gerente@demo.test' });
    const { token } = await actAs(keeper.id);
    const pause = await house.command(`users/${rosa!.id}/pause`, `Bearer ${token}`, { reasonId: 1 });
    expect([pause.statusCode, pause.json<Granted>().code]).toEqual([403, 'NOT_ALLOWED']);
    expect(await actAs(rosa!.id, token)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
  });

  test('is for a reason, as somebody who is there, and not as another administrator', async () => {
    const other = await house.hire('ADMINISTRADOR');
    expect((await actAs(other.id)).status).toBe(403);
    expect((await actAs(admin!.id)).status).toBe(403);
    expect((await actAs(randomUUID())).status).toBe(404);
    const { status } = await actAs(rosa!.id, own, '  ');
    expect(status).toBe(422);
    expect((await post('act-as', { userId: rosa!.id, reason: 'x' })).statusCode).toBe(401);
    expect((await post('act-as/end', {})).statusCode).toBe(401);
    expect((await post('act-as', {}, own, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('is told to nobody who reads the log', async () => {
    await actAs();
    const all = JSON.stringify(await house.events(), (_, value: unknown) =>
      typeof value === 'bigint' ? null : value,
    );
    expect(all).not.toContain('Revisar su bandeja');
  });

  test.each(roleNames)('by %s is as the matrix says', async (role) => {
    const who = await house.hire(role, ['PE']);
    const { token } = await house.tokens.issue(who);
    // A session that was never opened can not be acted in: who may act gets as far as that.
    const allowed = rights[role].permissions.includes('users:act-as') ? 401 : 403;
    expect((await actAs(rosa!.id, token)).status).toBe(allowed);
  });
});
