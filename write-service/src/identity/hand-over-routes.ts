/** A token from one window to another, `POST /token` and `GET /hashtoken/{hash}`; and `/login`, which is the console's. */
import { bearer } from '@cotejo/core/access-tokens';
import { HttpProblem, problem, refusals } from '@cotejo/core/service';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Dependencies } from '../dependencies.ts';
import { limiter } from '../http/limiter.ts';
import { answer } from '../http/openapi.ts';
import { validated } from '../http/validated.ts';
import { tokenBody } from './answers.ts';
import { consoleLogin } from './login-address.ts';
import { rescueTime } from './token-rescue.ts';

const tags = ['Sesión'];
const kept = z.object({
  hash: z.string().describe('lo que recupera el token, una vez'),
  expiresAt: z.iso.datetime(),
});
const perSession = { uses: 60, within: 60_000 };

export const handOverRoutes =
  ({ tokens, rescue, now }: Dependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    const uses = limiter(perSession, now);

    app.post(
      '/token',
      {
        schema: {
          tags,
          summary: 'Guarda un token por 15 segundos',
          description: 'El del cuerpo, o el del encabezado. Debe ser válido.',
          security: [{ token: [] }],
          body: tokenBody,
          response: {
            201: answer('Guardado', kept),
            ...refusals(400, 401, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request, reply) => {
        const { token: given } = validated(tokenBody, request.body ?? {});
        const authorization = given === undefined ? request.headers.authorization : `Bearer ${given}`;
        const { who } = await bearer(tokens.verify, authorization);
        uses.take(who.sessionId, request.id);
        const hash = await rescue.keep(authorization!.replace(/^Bearer +/i, ''));
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
        const token = /^[\da-f]{64}$/.test(hash) ? await rescue.take(hash) : undefined;
        if (token) return { token };
        throw new HttpProblem(problem(404, 'TOKEN_RESCUE_TIMEOUT', 'Timeout en rescate de token via hash'));
      },
    );

    app.get('/login', { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(consoleLogin(request.query as Record<string, unknown>), 302),
    );
  };
