/** `/api/auth`: log in, refresh, log out, another password, and acting as somebody else. */
import cookie from '@fastify/cookie';
import { rejectOverSession } from '@cotejo/core/identity';
import { refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../kit/http/callers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { answer } from '../kit/http/answer.ts';
import { onlyFrom } from '../kit/http/same-origin.ts';
import { validated } from '../kit/http/validated.ts';
import { acting } from './sessions/acting.ts';
import { actAsBody, credentials, passwordChangeBody, type SessionAnswer, sessionAnswer } from './answers.ts';
import { credentialsCheck } from './passwords/credentials.ts';
import { knownPlaces, type Place, type PlaceStore } from './passwords/known-places.ts';
import { type GrantParts, grants } from './sessions/grant.ts';
import { mustBeGood, passwordChange } from './passwords/password-change.ts';
import { passwordLinkRoutes } from './passwords/password-link-routes.ts';
import { passwordLinks } from './passwords/password-links.ts';
import { refreshCookie } from './sessions/refresh-cookie.ts';
import { type SessionParts, sessions } from './sessions/sessions.ts';
import { type Person } from './sessions/signed-in.ts';

const tags = ['Sesión'];
const granted = answer('La sesión', sessionAnswer);

/** Renewals of one session: each lengthens its history, and many tabs need a few every five minutes. */
const perSession = { uses: 60, within: 60_000 };
/** Sessions of one person, by whichever door: each is a stream of its own. */
const perPerson = { uses: 30, within: 60_000 };

export type IdentityParts = SessionParts &
  GrantParts & {
    readonly limits: Limits;
    /** For how many days a password is valid. */
    readonly passwordDays: number;
    readonly publicOrigins: readonly string[];
    /** Whether cookies travel over https only. */
    readonly secureCookies: boolean;
    readonly placeStore: PlaceStore;
  };

export const identityRoutes = (parts: IdentityParts) => {
  const { now, limits } = parts;
  const places = knownPlaces({ ...parts, store: parts.placeStore });
  const check = credentialsCheck({ ...parts, places });
  const ofUser = sessions(parts);
  const acts = acting(parts, ofUser);
  const refreshToken = refreshCookie(parts.secureCookies);
  const grant = grants(parts, refreshToken);
  const refreshes = limits('refresh', perSession);
  const logins = limits('sessions', perPerson);
  const countSession = (userId: string): Promise<void> => logins.take(userId);
  const days = parts.passwordDays;
  const changePassword = passwordChange({ ...parts, check, count: countSession, days });
  const links = passwordLinks({ ...parts, count: countSession, days });

  /** Opens a session, and remembers from where. */
  const enter = async (reply: FastifyReply, place: Place, owner: Person): Promise<SessionAnswer> => {
    const granted = await grant.session(reply, await ofUser.open(owner));
    await places.note(reply, place, owner.user.loginEpoch);
    return granted;
  };

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cookie);
    app.addHook('onRequest', onlyFrom(parts.publicOrigins));

    app.post(
      '/api/auth/login',
      {
        schema: {
          tags,
          summary: 'Inicia sesión con correo y contraseña',
          description:
            'Abre una sesión de 12 horas: un token de cinco minutos, y una cookie para renovarlo. Una contraseña ' +
            'vencida o de un solo uso no abre nada: 403 PASSWORD_EXPIRED.',
          body: credentials,
          response: { 200: granted, ...refusals(400, 401, 403, 413, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        const { email, password } = validated(credentials, request.body);
        const place = places.placeOf(request, email);
        const known = await check({ password }, place);
        mustBeGood(known, now());
        await countSession(known.userId);
        return enter(reply, place, { id: known.userId, user: known.user });
      },
    );

    app.post(
      '/api/auth/password',
      {
        schema: {
          tags,
          summary: 'Cambia la propia contraseña',
          description: 'También una vencida. Cierra las demás sesiones de la persona y abre una nueva.',
          body: passwordChangeBody,
          response: { 200: granted, ...refusals(400, 401, 403, 409, 413, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        const { email, ...change } = validated(passwordChangeBody, request.body);
        const place = places.placeOf(request, email);
        const { userId, user } = await changePassword(change, place);
        return enter(reply, place, { id: userId, user });
      },
    );

    passwordLinkRoutes(app, { ...parts, links, places });

    app.post(
      '/api/auth/refresh',
      {
        config: { access: 'session' },
        schema: {
          tags,
          summary: 'Renueva el token',
          description: 'Con la cookie, que cambia con cada uso; usar una anterior cierra la sesión.',
          response: { 200: granted, ...refusals(400, 401, 403, 413, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        const presented = refreshToken.read(request);
        if (presented) await refreshes.take(presented.sessionId);
        const session = presented && (await ofUser.refresh(presented));
        if (session) return grant.session(reply, session);
        refreshToken.clear(reply);
        return rejectOverSession();
      },
    );

    app.post(
      '/api/auth/logout',
      {
        config: { access: 'session' },
        schema: {
          tags,
          summary: 'Cierra la sesión',
          description: 'La de la cookie. Sin sesión no pasa nada.',
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

    app.post(
      '/api/auth/act-as',
      {
        config: { access: 'users:act-as' },
        schema: {
          tags,
          summary: 'Actúa como otra persona, una hora como máximo',
          description: 'Lo que se haga queda a nombre de ambas. No alcanza a usuarios ni contraseñas.',
          body: actAsBody,
          response: { 200: granted, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 503) },
        },
      },
      async (request) => {
        const wish = validated(actAsBody, request.body);
        return grant.token(await acts.start(callerOf(request), wish));
      },
    );

    app.post(
      '/api/auth/act-as/end',
      {
        config: { access: 'loggedIn' },
        schema: {
          tags,
          summary: 'Vuelve a la propia cuenta',
          response: { 200: granted, ...refusals(400, 401, 403, 413, 415, 422, 503) },
        },
      },
      async (request) => grant.token(await acts.end(callerOf(request))),
    );
  };
};
