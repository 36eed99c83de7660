import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { accessBy, createAuthProvider } from './auth-provider.ts';
import { createSession } from './session.ts';

const mayOpen = accessBy({ leads: 'leads:read' });
const user = {
  id: 'u',
  name: 'Ana Ruiz',
  roles: ['EJECUTIVO'],
  permissions: ['leads:read'],
  countries: ['PE'],
};
const grant = () =>
  Response.json({ token: 't', user, expiresAt: new Date(Date.now() + 300_000).toISOString() });

function anAuthProvider(answer: (path: string) => Response) {
  const calls: string[] = [];
  const session = createSession({
    now: Date.now,
    alone: (work) => work(),
    fetch: async (url) => {
      const path = url as string;
      calls.push(path);
      return answer(path);
    },
  });
  const place = { pathname: '/console/leads', search: '?page=2' };
  return { auth: createAuthProvider(session, () => place, mayOpen), session, calls };
}

describe('who may open a page', () => {
  const executive = { permissions: ['leads:read', 'leads:add-note'] };
  test.each([
    ['list', true],
    ['show', true],
    ['add-note', true],
    ['assign', false],
    ['create', false],
  ])('an executive who may read leads, %s: %s', (action, may) =>
    expect(mayOpen(executive, { resource: 'leads', action })).toBe(may),
  );
  test('a client may open no lead', () =>
    expect(mayOpen({ permissions: [] }, { resource: 'leads', action: 'list' })).toBe(false));
  test('nobody may open a page that is not listed', () =>
    expect(mayOpen(executive, { resource: 'secrets', action: 'list' })).toBe(false));
  test('nobody may open anything before logging in', () =>
    expect(mayOpen(undefined, { resource: 'leads', action: 'list' })).toBe(false));
});

describe('the session as pages see it', () => {
  test('somebody who never logged in goes to the login page, and back afterwards', async () => {
    const { auth } = anAuthProvider(() => Response.json({}, { status: 401 }));
    await expect(auth.checkAuth({})).rejects.toEqual({
      redirectTo: '/login?referrer=%2Fleads%3Fpage%3D2',
      message: false,
    });
  });
  test('somebody whose session ended is told so', async () => {
    const { auth, session } = anAuthProvider((path) =>
      path.endsWith('login') ? grant() : Response.json({}, { status: 401 }),
    );
    await auth.login({ email: 'a@b.pe', password: 'x' });
    session.forget();
    await expect(auth.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/login?referrer=%2Fleads%3Fpage%3D2&loginError=expired',
    });
  });
  test('a server that is away at the start is no refusal', async () => {
    const { auth } = anAuthProvider(() => Response.json({}, { status: 503 }));
    await expect(auth.checkAuth({})).rejects.toMatchObject({
      redirectTo: expect.stringContaining('loginError=unavailable') as string,
    });
    expect(await auth.logout({})).toContain('loginError=unavailable');
  });
  test('what somebody may do is known after a reload, however early a page asks', async () => {
    const { auth } = anAuthProvider(grant);
    expect(await auth.getPermissions!({})).toEqual(['leads:read']);
  });
  test('nobody may do anything without a session', async () => {
    const { auth } = anAuthProvider(() => Response.json({}, { status: 401 }));
    expect(await auth.getPermissions!({})).toEqual([]);
  });
  test('a refused command does not log anybody out, a refused session does', async () => {
    const { auth } = anAuthProvider(grant);
    await expect(auth.checkError(new HttpError('no', 403))).resolves.toBeUndefined();
    await expect(auth.checkError(new HttpError('no', 401))).rejects.toMatchObject({ message: false });
  });
  test('only a person who asks for it ends the session on the server', async () => {
    const { auth, calls } = anAuthProvider((path) =>
      path.endsWith('logout') ? new Response(null, { status: 204 }) : grant(),
    );
    await auth.login({ email: 'a@b.pe', password: 'x' });
    expect(await auth.logout({})).toBe('/login?referrer=%2Fleads%3Fpage%3D2');
    expect(calls).not.toContain('/api/auth/logout');
    expect(await auth.logout({ asked: true })).toBe('/login');
    expect(await auth.logout({ asked: true, again: true })).toBe('/login?referrer=%2Fleads%3Fpage%3D2');
    expect(calls).toContain('/api/auth/logout');
  });
});
