/** Access tokens: who somebody is and what that person's roles are, signed, good for five minutes. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { longestTeam, mostOrganizations } from '../staff.ts';
import { type Staff } from '../index.ts';
import { countryCodes } from '../../kit/country/index.ts';
import { roleNames } from '../../reference/roles.ts';

/** How often what a token says had changed when it was issued: of the user, the session, and who acts as the user. */
export type Epochs = { readonly user: number; readonly session: number; readonly actor?: number };

/** The holder of a valid token. */
export type SignedIn = Staff & {
  readonly name: string;
  readonly sessionId: string;
  readonly epochs?: Epochs;
  /** Until when this may last at most, a UTC instant: who acts as somebody else does so for a while. */
  readonly until?: string;
};

/** A token that is good: whose it is, and when it ends. */
export type Verified = { readonly who: SignedIn; readonly until: Date };

/** Its promise says why a token is no good, or whose it is. */
export type VerifyToken = (token: string) => Promise<Verified | 'expired' | 'invalid'>;

export type AccessTokens = {
  readonly issue: (who: SignedIn) => Promise<{ token: string; expiresAt: string }>;
  readonly verify: VerifyToken;
};

const issuer = 'cotejo';
const audience = 'console';
/** The longest that a token is good; seconds. */
export const tokenLifetime = 5 * 60;

const count = z.int().nonnegative();
const organizations = z.array(z.string()).max(mostOrganizations).optional();
const claims = z
  .object({
    sub: z.uuid(),
    name: z.string(),
    roles: z.array(z.enum(roleNames)),
    countries: z.array(z.enum(countryCodes)),
    team: z.array(z.uuid()).max(longestTeam).optional(),
    companies: organizations,
    partners: organizations,
    act: z.object({ id: z.uuid(), role: z.enum(roleNames) }).optional(),
    sid: z.uuid(),
    epochs: z.object({ user: count, session: count, actor: count.optional() }).optional(),
    exp: z.int(),
  })
  .transform(({ sub, act, sid, exp, ...said }): Verified => ({
    who: { id: sub, ...said, sessionId: sid, ...(act && { actedBy: act }) },
    until: new Date(exp * 1_000),
  }));

/** A signature is checked once: clients send the same token for minutes. */
const mostRemembered = 2_000;

/**
 * For whoever only checks tokens.
 * @param publicKeyPem of the pair that signs them: Ed25519, SPKI
 */
export const tokenVerifier = (publicKeyPem: string, now: () => Date = () => new Date()): VerifyToken => {
  const publicKey = createPublicKey(publicKeyPem);
  const remembered = new Map<string, Verified>();

  const check: VerifyToken = async (token) => {
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

  return async (token) => {
    const known = remembered.get(token);
    if (known) return known.until > now() ? known : 'expired';
    const verified = await check(token);
    if (typeof verified === 'string') return verified;
    remembered.set(token, verified);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
    return verified;
  };
};

/**
 * For the one that issues them.
 * @param privateKeyPem Ed25519, PKCS #8
 */
export const accessTokens = (privateKeyPem: string, now: () => Date): AccessTokens => {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  return {
    async issue({ id, actedBy, sessionId: sid, until, ...who }) {
      const issuedAt = Math.floor(now().getTime() / 1_000);
      const longest = until === undefined ? Infinity : Math.floor(Date.parse(until) / 1_000);
      const expiry = Math.min(issuedAt + tokenLifetime, longest);
      const act = actedBy && { id: actedBy.id, role: actedBy.role };
      const { name, roles, countries, team, companies, partners, epochs } = who;
      const said = { name, roles, countries, team, companies, partners, act, sid, epochs };
      const token = await new SignJWT(said)
        .setProtectedHeader({ alg: 'EdDSA' })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiry)
        .sign(privateKey);
      return { token, expiresAt: new Date(expiry * 1_000).toISOString() };
    },
    verify: tokenVerifier(publicKey.toString(), now),
  };
};
