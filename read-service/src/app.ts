/** The read side over HTTP. */
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { type FindOutdated, guardRoutes } from '@cotejo/core/identity/server';
import {
  answerOnSocket,
  httpService,
  malformedRequest,
  type Readiness,
  standOnce,
  watchMethods,
} from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { type Pool } from 'pg';
import { type ReadContext } from './kit/context.ts';
import { documentRoutes } from './kit/docs/routes.ts';
import { type Authenticate, notForYou } from './kit/http/bearer.ts';
import { type CountryHosts } from './kit/http/country-hosts.ts';
import { type Hub } from './kit/live/hub.ts';
import { liveRoute, ticketRoutes } from './kit/live/routes.ts';
import { endFailedSocket } from './kit/live/socket-error.ts';

export type Settings = {
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: string;
  readonly countryHosts: CountryHosts;
  /** Where pages that may open a live connection come from. */
  readonly publicOrigins: readonly string[];
};

type AppParts = {
  readonly contexts: readonly ReadContext[];
  readonly pool: Pool;
  readonly hub: Hub;
  readonly findOutdated: FindOutdated;
  readonly authenticate: Authenticate;
  readonly readiness: () => Promise<Readiness> | Readiness;
  readonly outageOver: () => Promise<Readiness>;
};

/** Bytes of a message that a live connection may send. */
const maxPayload = 4_096;

export const buildApp = async (parts: AppParts, settings: Settings): Promise<FastifyInstance> => {
  const { contexts, hub, authenticate, readiness, outageOver } = parts;
  const { logLevel, trustedProxies, publicOrigins } = settings;
  const app = httpService({ name: 'read-service', logLevel, trustedProxies, readiness, outageOver });
  // Queries have no bodies: one that comes along is read to its end and left alone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null));
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  const completeMethods = watchMethods(app);
  await app.register(websocket, { options: { maxPayload }, errorHandler: endFailedSocket });
  app.websocketServer.on('wsClientError', (_, socket) => answerOnSocket(socket, malformedRequest));
  for (const { schemas = {} } of contexts) standOnce(schemas);
  await documentRoutes(
    app,
    Object.fromEntries(contexts.flatMap(({ parameterWords = {} }) => Object.entries(parameterWords))),
  );
  guardRoutes(app, {
    authenticate,
    admit: (request, viewer) => void (request.viewer = viewer),
    refusal: notForYou,
  });
  for (const { routes = [] } of contexts) for (const plugin of routes) await app.register(plugin);
  await app.register(ticketRoutes(parts));
  await app.register(liveRoute({ ...parts, publicOrigins }));
  completeMethods();
  app.addHook('preClose', async () => hub.close());
  return app;
};
