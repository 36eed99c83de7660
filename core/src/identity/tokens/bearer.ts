/** Lets only those in who have a valid access token, and says who it is. */
import { HttpProblem, problem } from '../../kit/service/index.ts';
import { type Verified, type VerifyToken } from './access-tokens.ts';

const refuse = (code: string, message: string, challenge: string): never => {
  throw new HttpProblem(problem(401, code, message), { 'www-authenticate': challenge });
};

/**
 * Reads an `Authorization` header.
 * @throws HttpProblem (401) with the challenge of RFC 6750: TOKEN_REQUIRED, TOKEN_EXPIRED or INVALID_TOKEN
 */
export const bearer = async (verify: VerifyToken, authorization: string | undefined): Promise<Verified> => {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return refuse('TOKEN_REQUIRED', 'Inicia sesión para continuar.', 'Bearer');
  const verified = await verify(token);
  if (verified === 'expired')
    return refuse(
      'TOKEN_EXPIRED',
      'Tu sesión necesita renovarse.',
      'Bearer error="invalid_token", error_description="expired"',
    );
  if (verified === 'invalid')
    return refuse(
      'INVALID_TOKEN',
      'La sesión no es válida. Inicia sesión de nuevo.',
      'Bearer error="invalid_token"',
    );
  return verified;
};
