/** The token that a login would give: logging in is not what is measured. */
import { createPrivateKey, sign } from 'node:crypto';
import { type Staff } from '@cotejo/core/identity';

const lifetimeSeconds = 300;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param privateKey the platform's own, a PEM */
export function tokenOf({ id, roles, countries, team }: Staff, privateKey: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: 'cotejo',
    aud: 'console',
    sub: id,
    name: 'Hortensia',
    roles,
    countries,
    team,
    sid: id,
    iat: now,
    exp: now + lifetimeSeconds,
  };
  const content = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(null, Buffer.from(content), createPrivateKey(privateKey)).toString('base64url')}`;
}
