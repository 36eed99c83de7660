/** `/api/auth/password/…`: a forgotten password, and choosing one by the link of a mail. */
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type Limits } from '@cotejo/core/kit/limits';
import { clientNetwork, HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from '../../kit/http/answer.ts';
import { validated } from '../../kit/http/validated.ts';
import { forgottenBody, linkAnswer, linkBody, linkChoiceBody } from '../answers.ts';
import { type KnownPlaces } from './known-places.ts';
import { later } from './later.ts';
import { type passwordLinks } from './password-links.ts';

const tenMinutes = 10 * 60_000;
/** Each is a mail to somebody. */
const asking = { uses: 30, within: tenMinutes };
/** Good links and guesses alike. */
const opening = { uses: 120, within: tenMinutes };
/** Requests for links that wait to be looked into. */
const mostWaiting = 500;

const noMail = 'Esta instalación no envía correos. Pide una contraseña nueva a quien administra los accesos.';

type Parts = {
  readonly limits: Limits;
  readonly links: ReturnType<typeof passwordLinks>;
  readonly places: Pick<KnownPlaces, 'placeOf' | 'note'>;
  /** Whether there is a way for mail to go out. */
  readonly sendsMail: boolean;
};

export const passwordLinkRoutes = (
  app: FastifyInstance,
  { limits, links, places, sendsMail }: Parts,
): void => {
  const [asked, opened] = [limits('password-forgotten', asking), limits('password-link', opening)];
  const afterwards = later({
    most: mostWaiting,
    onError: (err) => app.log.error({ err }, 'a link for a forgotten password was not asked for'),
  });
  app.addHook('onClose', afterwards.done);
  const tags = ['Sesión'];

  app.post(
    '/api/auth/password/forgotten',
    {
      schema: {
        tags,
        summary: 'Pide por correo un enlace para elegir otra contraseña',
        description:
          'La respuesta es la misma haya o no una cuenta con ese correo. El enlace sirve una sola vez y vence a los 30 minutos.',
        body: forgottenBody,
        response: {
          202: z.null().describe('Si hay una cuenta con ese correo, el enlace va en camino'),
          ...refusals(400, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { email } = validated(forgottenBody, request.body);
      if (!sendsMail) throw new HttpProblem(problem(409, 'NO_MAIL', noMail));
      await asked.take(clientNetwork(request.ip));
      afterwards.do(() => links.ask(email));
      return reply.code(202).send();
    },
  );

  app.post(
    '/api/auth/password/link/open',
    {
      schema: {
        tags,
        summary: 'Dice para qué cuenta es el enlace de un correo',
        description:
          'No lo gasta. PASSWORD_TOKEN_EXPIRED si venció; CODE_TOKEN_EXPIRED si ya se usó o no existe.',
        body: linkBody,
        response: {
          200: answer('La cuenta', linkAnswer),
          ...refusals(400, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request) => {
      const { token } = validated(linkBody, request.body);
      await opened.take(clientNetwork(request.ip));
      return { email: await links.emailOf(token) };
    },
  );

  app.post(
    '/api/auth/password/link',
    {
      schema: {
        tags,
        summary: 'Elige la contraseña con el enlace de un correo',
        description:
          'Gasta el enlace y cierra las sesiones de la persona; después se inicia sesión con ella.',
        body: linkChoiceBody,
        response: {
          204: z.null().describe('La contraseña quedó guardada'),
          ...refusals(400, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const choice = validated(linkChoiceBody, request.body);
      await opened.take(clientNetwork(request.ip));
      const { email, loginEpoch } = await links.choose(choice);
      // Strangers' tries must not keep out who has just proven to be the person.
      await places.note(reply, places.placeOf(request, unlessErased(email) ?? ''), loginEpoch);
      return reply.code(204).send();
    },
  );
};
