/** Access tokens: who somebody is and what that person's roles are, signed, good for five minutes. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { type Staff } from '@cotejo/core/identity';
import { countryCodes, roleNames } from '@cotejo/core/reference';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Somebody with a valid token. */
export type SignedIn = Staff & { readonly name: string; readonly sessionId: string };

export type AccessTokens = {
  readonly issue: (who: SignedIn) => Promise<{ token: string; expiresAt: string }>;
  /** @returns why the token is no good, or whose it is */
  readonly verify: (token: string) => Promise<SignedIn | 'expired' | 'invalid'>;
};

const issuer = 'cotejo';
const audience = 'console';
const lifetime = 5 * 60;

const claims = z
  .object({
    sub: z.uuid(),
    name: z.string(),
    roles: z.array(z.enum(roleNames)),
    countries: z.array(z.enum(countryCodes)),
    sid: z.uuid(),
    exp: z.int(),
  })
  .transform(({ sub, name, roles, countries, sid, exp }) => ({
    who: { id: sub, name, roles, countries, sessionId: sid } satisfies SignedIn,
    until: exp * 1_000,
  }));
type Verified = z.output<typeof claims>;

/** A signature is checked once: clients send the same token for minutes. */
const mostRemembered = 2_000;

/** @param privateKeyPem Ed25519, PKCS #8 */
export const accessTokens = (privateKeyPem: string, now: () => Date): AccessTokens => {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const remembered = new Map<string, Verified>();

  const check = async (token: string): Promise<Verified | 'expired' | 'invalid'> => {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        currentDate: now(),
      });
      return claims.safeParse(payload).data ?? 'invalid';
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  };

  return {
    async issue({ id, name, roles, countries, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1_000);
      const token = await new SignJWT({ name, roles, countries, sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetime)
        .sign(privateKey);
      return { token, expiresAt: new Date((issuedAt + lifetime) * 1_000).toISOString() };
    },
    async verify(token) {
      const known = remembered.get(token);
      if (known) return known.until > now().getTime() ? known.who : 'expired';
      const verified = await check(token);
      if (typeof verified === 'string') return verified;
      remembered.set(token, verified);
      if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
      return verified.who;
    },
  };
};
