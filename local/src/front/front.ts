/** The one origin: a small reverse proxy in front of the services and the console's files. */
import type { Duplex } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import {
  answerTo,
  malformedRequest,
  refuseConnection,
  refuseExpectations,
  sentProblem,
} from '@cotejo/core/kit/service';
import { answer } from './answer.ts';
import { serveConsole } from './console-files.ts';
import { forward } from './forward.ts';
import { type ClientHeaders } from './forwarded-headers.ts';
import { notFound, undecodableFor } from './problems.ts';
import { addHealth } from './health.ts';
import { destinationOf, services, type Service, silenceLimitOf } from './routes.ts';
import { forwardUpgrade } from './websocket.ts';

export type FrontOptions = {
  /** Where each service listens, such as `http://127.0.0.1:4101`. */
  upstreams: Readonly<Record<Service, URL>>;
  /** The folder of the console's built files. */
  consoleFiles: string;
  /** Milliseconds that a service may be silent, whatever it is asked. */
  timeout?: number;
  /** Milliseconds within which a request has to arrive whole: drop by drop it would hold a connection for ever. */
  arrival?: number;
  /** The client of a request, as headers; that of its connection if left out. */
  clientHeaders?: ClientHeaders;
};

/** Builds the front; the caller listens and closes. */
export async function createFront(options: FrontOptions): Promise<FastifyInstance> {
  const { upstreams, consoleFiles, timeout, arrival = 60_000, clientHeaders } = options;
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: arrival,
    http: {
      connectionsCheckingInterval: arrival / 4,
      headersTimeout: arrival,
      requestTimeout: arrival,
      requireHostHeader: false,
    },
    routerOptions: { ignoreTrailingSlash: false },
    // An address that can't be decoded has no route to be hijacked on.
    frameworkErrors: (_error, { raw }, reply) => {
      reply.hijack();
      answer(raw, reply.raw, undecodableFor(raw));
    },
    clientErrorHandler: refuseConnection,
  });
  refuseExpectations(app.server);
  app.setErrorHandler((error, _request, reply) => {
    const { problem, headers } = answerTo(error);
    return reply
      .code(problem.status)
      .headers({ ...notFound.headers, ...headers })
      .send(sentProblem(problem));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { url = '' } = raw;
    const destination = destinationOf(raw.method ?? '', url);
    if (destination === 'front' || destination === 'console') return;
    reply.hijack();
    // Without a host's name a service would take its own address for the one that the client sees.
    if (destination === undefined || !raw.headers.host) answer(raw, reply.raw, malformedRequest);
    else {
      const silence = timeout ?? silenceLimitOf(url);
      forward(raw, reply.raw, { origin: upstreams[destination], timeout: silence, clientHeaders });
    }
  });
  const websockets = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    websockets.add(socket);
    socket.once('close', () => websockets.delete(socket));
    forwardUpgrade(request, socket, head, upstreams[serviceOf(request.url)]);
  });
  app.addHook('preClose', async () => websockets.forEach((socket) => socket.destroy()));
  addHealth(app, upstreams);
  app.get('/console', (request, reply) =>
    reply.redirect(`/console/${request.url.slice('/console'.length)}`, 308),
  );
  await app.register((scope) => serveConsole(scope, consoleFiles), { prefix: '/console' });
  app.setNotFoundHandler((_request, reply) => reply.code(404).headers(notFound.headers).send(notFound.body));
  return app;
}

function serviceOf(url = ''): Service {
  const destination = destinationOf('GET', url);
  return services.find((service) => service === destination) ?? 'public-web';
}
