/** Tokens that must open nothing. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = (token: string): [string, string, string] => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  return [header, claims, signature];
};
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

const signed = (header: object, claims: object, key: KeyObject | string): string => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`;
};

/** The same token, good for an hour: a siege outlasts one that is handed out. */
export const lasting = (good: string, privateKey: string): string => {
  const [header, claims] = parts(good);
  return signed(
    decode(header),
    { ...decode(claims), exp: Math.floor(Date.now() / 1_000) + 3_600 },
    privateKey,
  );
};

/**
 * Values of the `Authorization` header.
 * @param good a token that is accepted
 * @param keys the platform's own: an expired token differs from a good one in nothing but its time
 */
export function badAuthorizations(
  good: string,
  keys: { privateKey: string; publicKey: string },
): Record<string, string | undefined> {
  const [header, claims, signature] = parts(good);
  const content = decode(claims);
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1_000) - minutes * 60;
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const hmacContent = `${encode({ ...decode(header), alg: 'HS256' })}.${claims}`;
  const hmac = createHmac('sha256', keys.publicKey).update(hmacContent).digest('base64url');
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  return {
    'no token': undefined,
    'an empty token': 'Bearer ',
    'a word': 'Bearer x',
    'another scheme': `Basic ${Buffer.from('administrador@demo.test:Demo#2026').toString('base64')}`,
    'a token without scheme': good,
    'a token of dots': 'Bearer ..',
    'a very long token': `Bearer ${'a'.repeat(6_000)}`,
    'a changed signature': `Bearer ${header}.${claims}.${flipped}`,
    'no signature': `Bearer ${encode({ ...decode(header), alg: 'none' })}.${claims}.`,
    'a signature by the public key': `Bearer ${hmacContent}.${hmac}`,
    "a stranger's signature": `Bearer ${signed(decode(header), content, stranger)}`,
    'changed roles': `Bearer ${header}.${encode({ ...content, roles: ['ADMINISTRADOR'], x: 1 })}.${signature}`,
    'a token that has expired': `Bearer ${signed(decode(header), { ...content, iat: minutesAgo(20), exp: minutesAgo(15) }, keys.privateKey)}`,
    'a token without end': `Bearer ${signed(decode(header), { ...content, exp: undefined }, keys.privateKey)}`,
    'a token without claims': `Bearer ${signed(decode(header), { exp: minutesAgo(-5) }, keys.privateKey)}`,
    'a token of unknown roles': `Bearer ${signed(decode(header), { ...content, roles: ['REY', '__proto__'] }, keys.privateKey)}`,
  };
}
