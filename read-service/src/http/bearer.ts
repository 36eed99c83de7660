/** Who asks: the staff member of a Bearer token, checked with the public half of the key that signs them. */
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';
import { type Permission, may, type Staff } from '@cotejo/core/identity';
import { countryCodes, roleNames } from '@cotejo/core/reference';
import { HttpProblem, problem } from '@cotejo/core/service';

export type Viewer = Staff & {
  /** When the token ends. */
  readonly until: Date;
};

const claims = z.object({
  sub: z.uuid(),
  roles: z.array(z.enum(roleNames)),
  countries: z.array(z.enum(countryCodes)),
  exp: z.number(),
});

const unauthorized = (message: string): HttpProblem =>
  new HttpProblem(problem(401, 'UNAUTHORIZED', message), { 'www-authenticate': 'Bearer' });

/** Turns an `Authorization` header into a viewer. Its promise rejects with a 401 for whatever is not a good token. */
export type Authenticate = (authorization: string | undefined) => Promise<Viewer>;

/** @param publicKey PEM, Ed25519 */
export const authenticator = async (publicKey: string): Promise<Authenticate> => {
  const key = await importSPKI(publicKey, 'EdDSA');
  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw unauthorized('Inicia sesión para continuar.');
    const verified = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      issuer: 'cotejo',
      audience: 'console',
    }).catch(() => undefined);
    const known = claims.safeParse(verified?.payload);
    if (!known.success) throw unauthorized('La sesión ha expirado. Inicia sesión de nuevo.');
    const { sub, roles, countries, exp } = known.data;
    return { id: sub, roles, countries, until: new Date(exp * 1_000) };
  };
};

/** @throws HttpProblem 403 for somebody whose roles don't give the permission */
export const requirePermission = (viewer: Viewer, permission: Permission): void => {
  if (!may(viewer, permission))
    throw new HttpProblem(problem(403, 'NOT_ALLOWED', 'Tu rol no permite ver esta información.'));
};
