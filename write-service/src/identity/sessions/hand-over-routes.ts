/** A token from one window to another, `POST /token` and `GET /hashtoken/{hash}`; and `/login`, which is the console's. */
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { serverMessage } from '@cotejo/core/reference/server-codes';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../../kit/http/callers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { answer } from '../../kit/http/answer.ts';
import { validated } from '../../kit/http/validated.ts';
import { tokenBody } from '../answers.ts';
import { consoleLogin } from './login-address.ts';
import { rescueTime, type TokenRescue } from './token-rescue.ts';

const tags = ['Sesión'];
const kept = z.object({
  hash: z.string().describe('lo que recupera el token, una vez'),
  expiresAt: z.iso.datetime(),
});
/** The token of the body, or that of the header. @throws Rejection (422) */
const given = (request: FastifyRequest): string | undefined => {
  const { token } = validated(tokenBody, request.body ?? {});
  return token === undefined ? request.headers.authorization : `Bearer ${token}`;
};

/** Of a hash that was used or whose time is over (spec, console and platform, section 8). */
const tooLate = problem(404, 'TOKEN_RESCUE_TIMEOUT', 'Timeout en rescate de token via hash');
const neverWas = problem(404, 'INVALID_CODE', serverMessage('INVALID_CODE'));

const perSession = { uses: 60, within: 60_000 };

export const handOverRoutes =
  ({
    rescue,
    limits,
    now,
  }: {
    readonly rescue: TokenRescue;
    readonly limits: Limits;
    readonly now: () => Date;
  }) =>
  async (app: FastifyInstance): Promise<void> => {
    const uses = limits('hand-over', perSession);

    app.post(
      '/token',
      {
        config: { access: 'loggedIn', authorizationOf: given },
        schema: {
          tags,
          summary: 'Guarda un token por 15 segundos',
          description: 'El del cuerpo, o el del encabezado. Debe ser válido.',
          body: tokenBody,
          response: {
            201: answer('Guardado', kept),
            ...refusals(400, 401, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request, reply) => {
        await uses.take(callerOf(request).sessionId);
        const hash = await rescue.keep(given(request)!.replace(/^Bearer +/i, ''));
        const expiresAt = new Date(now().getTime() + rescueTime).toISOString();
        return reply.code(201).send({ hash, expiresAt });
      },
    );

    app.get(
      '/hashtoken/:hash',
      {
        schema: {
          tags,
          summary: 'Recupera un token, una sola vez',
          params: z.object({ hash: z.string() }),
          response: { 200: answer('El token', z.object({ token: z.string() })), ...refusals(404, 503) },
        },
      },
      async (request) => {
        const { hash } = request.params as { hash: string };
        const taken = /^[\da-f]{64}$/.test(hash) ? await rescue.take(hash) : undefined;
        if (taken?.is === 'good') return { token: taken.token };
        throw new HttpProblem(taken?.is === 'late' ? tooLate : neverWas);
      },
    );

    app.get('/login', { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(consoleLogin(request.query as Record<string, unknown>), 302),
    );
  };
