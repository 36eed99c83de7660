/** The live channel: a ticket for a token, a websocket for a ticket. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { type FindOutdated } from '@cotejo/core/identity/server';
import { type Hub } from './hub.ts';
import { type Viewer } from '../http/bearer.ts';
import { forStaff } from '../http/console-plugin.ts';
import { issueTicket, redeemTicket } from './tickets.ts';

const ticketSchema = {
  summary: 'Un boleto de un solo uso para abrir la conexión en vivo',
  tags: ['En vivo'],
  response: {
    201: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
    ...refusals(401, 429),
  },
};

export const ticketRoutes = ({ pool }: { readonly pool: Pool }) =>
  forStaff((app) =>
    app.post(
      '/api/live/tickets',
      { schema: ticketSchema, config: { access: 'loggedIn' } },
      async ({ viewer }, reply) => reply.code(201).send(await issueTicket(pool, viewer)),
    ),
  );

type LiveParts = {
  readonly pool: Pool;
  readonly hub: Hub;
  /** Whether a token holds no more, although its time is not over. */
  readonly findOutdated: FindOutdated;
  /** Where pages that may open a live connection come from. */
  readonly publicOrigins: readonly string[];
};

/**
 * Refused before the upgrade: a page of somebody else, a request that is no websocket, a ticket that is not good.
 * A ticket is taken only when all else is right.
 */
export const liveRoute =
  ({ pool, hub, findOutdated, publicOrigins }: LiveParts): FastifyPluginAsync =>
  async (app) => {
    const viewers = new WeakMap<object, Viewer>();
    app.get(
      '/api/live',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request) => {
          const { origin } = request.headers;
          if (origin === undefined || !publicOrigins.includes(origin))
            throw new HttpProblem(
              problem(403, 'UNKNOWN_ORIGIN', 'La conexión viene de un sitio desconocido.'),
            );
          if (!request.ws)
            throw new HttpProblem(problem(400, 'NOT_A_WEBSOCKET', 'Aquí solo se abre un websocket.'));
          const { ticket } = request.query as { ticket?: unknown };
          const viewer = typeof ticket === 'string' ? await redeemTicket(pool, ticket) : undefined;
          // Changes since the ticket was issued are checked here; later ones are notified.
          if (!viewer || (await findOutdated(viewer)))
            throw new HttpProblem(problem(401, 'UNKNOWN_TICKET', 'El boleto no es válido o ya se usó.'));
          viewers.set(request.raw, viewer);
        },
      },
      (socket, request) => hub.open(socket, viewers.get(request.raw)!),
    );
  };
