/** Lets only those in who have a valid access token, and says who it is. */
import { HttpProblem, problem } from '../../kit/service/index.ts';
import { type ServerCode, serverMessage } from '../../reference/server-codes.ts';
import { type Verified, type VerifyToken } from './access-tokens.ts';

const refuse = (code: string, message: string, challenge: string): never => {
  throw new HttpProblem(problem(401, code, message), { 'www-authenticate': challenge });
};
const refuseToken = (code: ServerCode, why: string): never =>
  refuse(code, serverMessage(code), `Bearer error="invalid_token"${why}`);

/**
 * Reads an `Authorization` header.
 * @throws HttpProblem (401) with the challenge of RFC 6750: TOKEN_REQUIRED, TOKEN_EXPIRED or INVALID_TOKEN
 */
export const bearer = async (verify: VerifyToken, authorization: string | undefined): Promise<Verified> => {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return refuse('TOKEN_REQUIRED', 'Inicia sesión para continuar.', 'Bearer');
  const verified = await verify(token);
  if (verified === 'expired') return refuseToken('TOKEN_EXPIRED', ', error_description="expired"');
  if (verified === 'invalid') return refuseToken('INVALID_TOKEN', '');
  return verified;
};
