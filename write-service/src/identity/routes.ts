/** `/api/auth`: log in, refresh, log out. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { permissionsOf } from '@cotejo/core/identity';
import { countryCodes, permissions, roleNames } from '@cotejo/core/reference';
import { HttpProblem, problem, refusals } from '@cotejo/core/service';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Dependencies, type Settings } from '../dependencies.ts';
import { limiter } from '../http/limiter.ts';
import { answer } from '../http/openapi.ts';
import { onlyFrom } from '../http/same-origin.ts';
import { notAnObject, validated } from '../http/validated.ts';
import { login } from './login.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { type OpenSession, sessions } from './sessions.ts';

const typed = (maximum: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'Campo requerido.' : 'Debe ser un texto.') })
    .min(1, 'Campo requerido.')
    .max(maximum, `Escribe ${maximum} caracteres como máximo.`);

const credentials = z.strictObject({ email: typed(254), password: typed(200) }, notAnObject);

const sessionAnswer = z.object({
  token: z.string().describe('para Authorization: Bearer'),
  expiresAt: z.iso.datetime().describe('hasta cuándo vale el token'),
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    roles: z.array(z.enum(roleNames)).readonly(),
    permissions: z.array(z.enum(permissions)).readonly(),
    countries: z.array(z.enum(countryCodes)).readonly(),
  }),
});

const tags = ['Sesión'];

/** Renewals of one session: each lengthens its history, and many tabs need a few every five minutes. */
const perSession = { uses: 60, within: 60_000 };

export const identityRoutes = (dependencies: Dependencies, settings: Settings) => {
  const { tokens } = dependencies;
  const logIn = login(dependencies);
  const ofUser = sessions(dependencies);
  const refreshToken = refreshCookie(settings.secureCookies);
  const refreshes = limiter(perSession, dependencies.now);

  const grant = async (reply: FastifyReply, session: OpenSession): Promise<z.infer<typeof sessionAnswer>> => {
    const { id, name, roles, countries } = session.who;
    const issued = await tokens.issue(session.who);
    refreshToken.set(reply, session);
    return { ...issued, user: { id, name, roles, permissions: permissionsOf(session.who), countries } };
  };

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cookie);
    app.addHook('onRequest', onlyFrom(settings.publicOrigins));

    app.post(
      '/api/auth/login',
      {
        schema: {
          tags,
          summary: 'Inicia sesión con correo y contraseña',
          description: 'Abre una sesión de 12 horas: un token de cinco minutos, y una cookie para renovarlo.',
          body: credentials,
          response: {
            200: answer('La sesión', sessionAnswer),
            ...refusals(400, 401, 403, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request, reply) =>
        grant(reply, await ofUser.open(await logIn(validated(credentials, request.body), request.ip))),
    );

    app.post(
      '/api/auth/refresh',
      {
        schema: {
          tags,
          summary: 'Renueva el token',
          description: 'Con la cookie, que cambia con cada uso; usar una anterior cierra la sesión.',
          security: [{ session: [] }],
          response: {
            200: answer('La sesión', sessionAnswer),
            ...refusals(400, 401, 403, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request, reply) => {
        const presented = refreshToken.read(request);
        if (presented) refreshes.take(presented.sessionId, randomUUID());
        const session = presented && (await ofUser.refresh(presented));
        if (session) return grant(reply, session);
        refreshToken.clear(reply);
        throw new HttpProblem(
          problem(401, 'SESSION_EXPIRED', 'La sesión ha expirado. Inicia sesión de nuevo.'),
        );
      },
    );

    app.post(
      '/api/auth/logout',
      {
        schema: {
          tags,
          summary: 'Cierra la sesión',
          description: 'La de la cookie. Sin sesión no pasa nada.',
          security: [{ session: [] }],
          response: {
            204: z.null().describe('La sesión está cerrada'),
            ...refusals(400, 403, 413, 415, 422, 503),
          },
        },
      },
      async (request, reply) => {
        const presented = refreshToken.read(request);
        if (presented) await ofUser.end(presented);
        refreshToken.clear(reply);
        return reply.code(204).send();
      },
    );
  };
};
