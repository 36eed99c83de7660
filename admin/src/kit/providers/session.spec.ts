import { describe, expect, test, vi } from 'vitest';
import { createSession, goodUntil } from './session.ts';

const user = {
  id: 'u',
  name: 'Ana Ruiz',
  roles: ['EJECUTIVO'],
  permissions: ['leads:read'],
  countries: ['PE'],
};
const start = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const problem = (status: number, message: string) => Response.json({ message }, { status });

function aSession(answer: (path: string, call: number) => Response | Promise<Response>) {
  const clock = { now: start };
  const calls: string[] = [];
  const sent: { body: string | undefined; authorization: string | undefined }[] = [];
  const session = createSession({
    now: () => clock.now,
    alone: (work) => work(),
    fetch: async (url, init) => {
      const path = url as string;
      calls.push(path);
      sent.push({
        body: init?.body as string | undefined,
        authorization: (init?.headers as Headers | undefined)?.get('Authorization') ?? undefined,
      });
      return answer(path, calls.length);
    },
  });
  const grant = (token: string) =>
    Response.json(
      { token, user, sendsMail: true, expiresAt: new Date(clock.now + 5 * minute).toISOString() },
      { headers: { Date: new Date(clock.now).toUTCString() } },
    );
  return { session, clock, calls, sent, grant };
}

describe('the session', () => {
  test('opens with the refresh cookie when the page is loaded again', async () => {
    const { session, grant, calls } = aSession(() => grant('first'));
    expect(await session.token()).toBe('first');
    expect(session.user()?.name).toBe('Ana Ruiz');
    expect(session.sendsMail()).toBe(true);
    expect(calls).toEqual(['/api/auth/refresh']);
  });
  test('uses one token until shortly before its end, then a new one', async () => {
    const { session, grant, clock, calls } = aSession((_path, call) => grant(`token-${call}`));
    await session.login({ email: 'a@b.pe', password: 'x' });
    clock.now += 4 * minute;
    expect(await session.token()).toBe('token-1');
    clock.now += 45_000;
    expect(await session.token()).toBe('token-2');
    expect(calls).toEqual(['/api/auth/login', '/api/auth/refresh']);
  });
  test('knows when it ends for good, and keeps knowing where an answer does not say it', async () => {
    const [end, clockRunsAhead] = [start + 60 * minute, 7 * minute];
    const { session, clock, grant } = aSession((path) =>
      path.endsWith('login')
        ? Response.json(
            {
              token: 'one',
              user,
              expiresAt: new Date(start + 5 * minute).toISOString(),
              sessionExpiresAt: new Date(end).toISOString(),
            },
            { headers: { Date: new Date(start).toUTCString() } },
          )
        : grant('two'),
    );
    clock.now += clockRunsAhead;
    await session.login({ email: 'a@b.pe', password: 'x' });
    expect(session.endsAt()).toBe(end + clockRunsAhead);
    await session.refresh();
    expect(session.endsAt()).toBe(end + clockRunsAhead);
  });
  test('asks once for all requests that need a new token at the same time', async () => {
    const { session, grant, calls } = aSession(() => grant('one'));
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual([
      'one',
      'one',
      'one',
    ]);
    expect(calls).toHaveLength(1);
  });
  test('is over when the cookie is refused', async () => {
    const { session } = aSession(() => problem(401, 'La sesión ha expirado.'));
    expect(await session.token()).toBeUndefined();
    expect(session.user()).toBeUndefined();
  });
  test('is not over because the server is away for a moment', async () => {
    const { session, grant } = aSession((path) =>
      path.endsWith('login') ? grant('kept') : problem(503, 'Luego.'),
    );
    await session.login({ email: 'a@b.pe', password: 'x' });
    await expect(session.refresh()).rejects.toMatchObject({ status: 503, message: 'Luego.' });
    expect(session.user()?.id).toBe('u');
  });
  test('says what the server says about wrong credentials', async () => {
    const { session } = aSession(() => problem(401, 'Credenciales inválidas.'));
    await expect(session.login({ email: 'a@b.pe', password: 'x' })).rejects.toMatchObject({
      status: 401,
      message: 'Credenciales inválidas.',
    });
  });
  test('stays open when the server did not hear of the logout', async () => {
    const { session, grant } = aSession((path) => {
      if (path.endsWith('login')) return grant('kept');
      throw new TypeError('network');
    });
    await session.login({ email: 'a@b.pe', password: 'x' });
    await expect(session.logout()).rejects.toMatchObject({ status: 0 });
    expect(await session.token()).toBe('kept');
  });
  test('goes on with another password, without a token of before', async () => {
    const { session, grant, calls, sent } = aSession(() => grant('fresh'));
    await session.changePassword({ email: 'a@b.pe', current: 'x', next: 'y' });
    expect([calls, sent[0]?.authorization]).toEqual([['/api/auth/password'], undefined]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'a@b.pe', current: 'x', next: 'y' });
    expect(await session.token()).toBe('fresh');
  });
  test('goes on as somebody else and back, by the token of the moment', async () => {
    const { session, grant, calls, sent } = aSession((_path, call) => grant(`token-${call}`));
    await session.login({ email: 'a@b.pe', password: 'x' });
    await session.actAs({ userId: 'u', reason: 'z' });
    await session.endActing();
    expect(calls.slice(1)).toEqual(['/api/auth/act-as', '/api/auth/act-as/end']);
    expect(sent.slice(1).map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(await session.token()).toBe('token-3');
  });
  test('tells who listens when somebody comes or goes', async () => {
    const { session, grant } = aSession(() => grant('one'));
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    await session.token();
    session.forget();
    stop();
    session.forget();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('how long a token is good', () => {
  const expiresAt = new Date(start + 5 * minute).toISOString();
  test("does not depend on this browser's clock", () => {
    const slow = start - 10 * minute;
    expect(goodUntil(expiresAt, new Date(start).toUTCString(), slow) - slow).toBe(5 * minute);
  });
  test('trusts the clock when the server does not say its time', () =>
    expect(goodUntil(expiresAt, null, start)).toBe(start + 5 * minute));
});
