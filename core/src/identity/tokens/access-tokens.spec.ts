import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { accessTokens, type SignedIn, tokenVerifier } from './access-tokens.ts';
import { isOutdated, onlyCurrent } from './outdated.ts';

const who: SignedIn = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Rosa Quispe',
  roles: ['EJECUTIVO'],
  countries: ['PE', 'CL'],
  sessionId: '00000000-0000-4000-8000-000000000002',
};
const clock = (at = Date.parse('2026-03-02T15:00:00Z')) => ({
  now: () => new Date(at),
  pass: (milliseconds: number) => void (at += milliseconds),
});
const signingKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const pem = signingKey();

describe('an access token', () => {
  test('says who it is', async () => {
    const { issue, verify } = accessTokens(pem, clock().now);
    expect(await verify((await issue(who)).token)).toMatchObject({ who });
  });

  test('says it to whoever has only the public key too', async () => {
    const { now } = clock();
    const { token, expiresAt } = await accessTokens(pem, now).issue(who);
    const publicPem = createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
    expect(await tokenVerifier(publicPem, now)(token)).toEqual({ who, until: new Date(expiresAt) });
  });

  test('is good for five minutes, and not a second longer', async () => {
    const { now, pass } = clock();
    const { issue, verify } = accessTokens(pem, now);
    const { token, expiresAt } = await issue(who);
    expect(expiresAt).toBe('2026-03-02T15:05:00.000Z');
    expect(await verify(token)).toMatchObject({ who });
    pass(299_000);
    expect(await verify(token)).toMatchObject({ who });
    pass(1_000);
    expect(await verify(token)).toBe('expired');
    expect(await accessTokens(pem, now).verify(token)).toBe('expired');
  });

  test('of another key is no good', async () => {
    const { token } = await accessTokens(signingKey(), clock().now).issue(who);
    expect(await accessTokens(pem, clock().now).verify(token)).toBe('invalid');
  });

  test('is no good when it was changed', async () => {
    const { issue, verify } = accessTokens(pem, clock().now);
    const [head, , signature] = (await issue(who)).token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: who.id, roles: ['ADMINISTRADOR'] })).toString(
      'base64url',
    );
    expect(await verify(`${head}.${claims}.${signature}`)).toBe('invalid');
  });

  test('carries a team, who acts as the person, and how things were when it was issued', async () => {
    const { issue, verify } = accessTokens(pem, clock().now);
    const acting: SignedIn = {
      ...who,
      team: Array.from({ length: 100 }, (_, index) => who.id.replace(/...$/, String(index + 100))),
      actedBy: { id: who.sessionId, role: 'ADMINISTRADOR' },
      epochs: { user: 3, session: 1, actor: 2 },
    };
    const { token } = await issue(acting);
    expect(await verify(token)).toMatchObject({ who: acting });
    // Servers take heads of 16 kB together with everything else that a browser sends.
    expect(token.length).toBeLessThan(6_500);
  });

  test('ends no later than what it is for', async () => {
    const { issue } = accessTokens(pem, clock().now);
    const { expiresAt } = await issue({ ...who, until: '2026-03-02T15:02:30.900Z' });
    expect(expiresAt).toBe('2026-03-02T15:02:30.000Z');
  });

  const claims = { name: 'x', roles: ['GERENTE'], countries: ['PE'], sid: who.sessionId };
  const signed = (payload: object, audience = 'console') =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(who.id)
      .setIssuer('cotejo')
      .setAudience(audience)
      .setExpirationTime(new Date('2026-03-02T15:01:00Z'))
      .sign(createPrivateKey(pem));

  test('is taken from whoever has the key', async () =>
    expect(await accessTokens(pem, clock().now).verify(await signed(claims))).toMatchObject({
      who: { roles: ['GERENTE'] },
    }));
  test.each([
    [
      'is unsigned',
      () => new UnsecuredJWT({ ...claims, sub: who.id, aud: 'console', iss: 'cotejo' }).encode(),
    ],
    ['is for something else', () => signed(claims, 'live')],
    ['names a role that does not exist', () => signed({ ...claims, roles: ['ROOT'] })],
    ['names no session', () => signed({ ...claims, sid: undefined })],
    ['is no token', () => 'a.b.c'],
    ['is empty', () => ''],
  ])('is no good when it %s', async (_, make) =>
    expect(await accessTokens(pem, clock().now).verify(await make())).toBe('invalid'),
  );
});

describe('a token that says what is true no more', () => {
  const issued = { epochs: { user: 2, session: 1, actor: 3 } };
  test.each([
    [{ user: 2, session: 1, actor: 3 }, false],
    [{ user: 1, session: 0, actor: 0 }, false],
    [{}, false],
    [{ user: null, session: null }, false],
    [{ user: 3 }, true],
    [{ session: 2 }, true],
    [{ actor: 4 }, true],
  ])('is known by what has gone on since: %j: %s', (now, outdated) => {
    expect(isOutdated(issued, now)).toBe(outdated);
  });
  test('is any that does not say how things were, once they have gone on', () => {
    expect(isOutdated({}, { user: 0, session: 0 })).toBe(false);
    expect(isOutdated({}, { user: 1 })).toBe(true);
  });
  test('is answered like one that has expired, and one that can not be read is not asked about', async () => {
    const { issue, verify } = accessTokens(pem, clock().now);
    const { token } = await issue(who);
    expect(await onlyCurrent(verify, async () => true)(token)).toBe('expired');
    expect(await onlyCurrent(verify, async () => false)(token)).toMatchObject({ who });
    const nobodyKnows = onlyCurrent(verify, () => Promise.reject(new Error('away')));
    await expect(nobodyKnows(token)).rejects.toThrow('away');
    expect(await nobodyKnows('x')).toBe('invalid');
  });
});
