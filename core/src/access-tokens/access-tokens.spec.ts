import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { accessTokens, type SignedIn, tokenVerifier } from './access-tokens.ts';

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
