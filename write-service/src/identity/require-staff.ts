/** Lets only those in who have a valid access token, and says who it is. */
import { HttpProblem, problem } from '@cotejo/core/service';
import { may, type Permission } from '@cotejo/core/identity';
import { type FastifyRequest } from 'fastify';
import { type AccessTokens, type SignedIn } from './access-tokens.ts';

const refuse = (code: string, message: string, challenge: string): never => {
  throw new HttpProblem(problem(401, code, message), { 'www-authenticate': challenge });
};

/** @throws HttpProblem (401) with the challenge of RFC 6750 */
export const signedIn = async (tokens: AccessTokens, { headers }: FastifyRequest): Promise<SignedIn> => {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse('TOKEN_REQUIRED', 'Inicia sesión para continuar.', 'Bearer');
  const who = await tokens.verify(token);
  if (who === 'expired')
    return refuse(
      'TOKEN_EXPIRED',
      'Tu sesión necesita renovarse.',
      'Bearer error="invalid_token", error_description="expired"',
    );
  if (who === 'invalid')
    return refuse(
      'INVALID_TOKEN',
      'La sesión no es válida. Inicia sesión de nuevo.',
      'Bearer error="invalid_token"',
    );
  return who;
};

/** Refuses a role that may never do this, before anything is looked up. @throws HttpProblem (403) */
export const mustHave = (permission: Permission, who: SignedIn): void => {
  if (!may(who, permission))
    throw new HttpProblem(problem(403, 'NOT_ALLOWED', 'Tu rol no permite esta acción.'));
};
