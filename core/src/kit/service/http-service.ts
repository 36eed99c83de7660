/** The base of every HTTP service: logs without personal data, problem documents, health, readiness, metrics. */
import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type OutageLog, outageLog } from './outage-log.ts';
import { answerTo, HttpProblem, type Problem, problem, sentProblem } from './problem.ts';
import { refuseConnection, refuseExpectations } from './refused-connections.ts';

/** Readiness of a service: each check by name. */
export type Readiness = { readonly ready: boolean } & Readonly<Record<string, unknown>>;

export type HttpServiceOptions = {
  readonly name: string;
  readonly logLevel: string;
  readonly readiness: () => Promise<Readiness> | Readiness;
  /** Whether all that an outage may be of answers again, asked while one lasts; the readiness where nothing is said. */
  readonly outageOver?: HttpServiceOptions['readiness'];
  readonly registry?: Registry;
  /** Networks whose `X-Forwarded-*` headers are trusted, a comma list; this machine by default. */
  readonly trustedProxies?: string;
  /** A problem as HTML, for a service that people look at with a browser. */
  readonly page?: (problem: Problem) => string;
};

/** Bytes of a body. */
const bodyLimit = 256 * 1024;

/** Where an error arose. Its message is left out: a database quotes in it what people typed. */
const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** Routes are logged by their pattern: addresses and bodies carry names, e-mails and phone numbers. */
const logger = (
  { name, logLevel }: HttpServiceOptions,
  { logMethod }: OutageLog,
): FastifyServerOptions['logger'] => ({
  name,
  level: logLevel,
  hooks: { logMethod },
  serializers: {
    req: (request) => ({
      method: request.method,
      route: request.routeOptions?.url,
    }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error) => ({ type: error.name, code: error.code, message: '', stack: frames(error.stack) }),
  },
});

const hostMissing = problem(400, 'MALFORMED', 'Falta el encabezado Host.');

/** Left out of the API's documentation. */
const hidden = { schema: { hide: true } as FastifySchema };

/** For the house alone: whoever comes through a proxy finds nothing here, however the address is written. */
const inside = {
  ...hidden,
  async onRequest({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
  },
};

/** Makes the server; the caller adds routes and listens. */
export const httpService = (options: HttpServiceOptions): FastifyInstance => {
  const registry = options.registry ?? new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  const sendProblem = (told: Problem, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = headers.accept?.includes('text/html') ? options.page?.(told) : undefined;
    return reply
      .code(told.status)
      .type(page === undefined ? 'application/problem+json' : 'text/html; charset=utf-8')
      .send(page ?? sentProblem(told));
  };
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const answer = answerTo(error);
    if (answer.unexpected) request.log.error({ err: error }, 'unexpected');
    return sendProblem(answer.problem, request, reply.headers(answer.headers));
  };

  const { outageOver = options.readiness } = options;
  const outages = outageLog({
    isOver: async () => (await outageOver()).ready,
    warn: (facts, message) => app.log.warn(facts, message),
  });
  const app = fastify({
    logger: logger(options, outages),
    genReqId: () => randomUUID(),
    bodyLimit,
    // A GET may spend a token or record a look: HEAD is there where a route asks for it.
    exposeHeadRoutes: false,
    trustProxy: options.trustedProxies ?? 'loopback',
    logController: new LogController({ disableRequestLogging: options.logLevel !== 'debug' }),
    // Addresses that no route can be looked up for: they never come as far as the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // Node would refuse a request without a host with no word: it is refused below.
    http: { requireHostHeader: false },
    clientErrorHandler: refuseConnection,
  });
  refuseExpectations(app.server);
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new HttpProblem(hostMissing);
  });

  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(problem(404, 'NOT_FOUND', 'No existe lo que buscas.'), request, reply),
  );
  app.addHook('onRoute', ({ url, schema }) => {
    for (const [status, answer] of Object.entries((schema?.response ?? {}) as Record<string, unknown>))
      if (answer === undefined) throw new Error(`${url} does not say what it answers with ${status}.`);
  });
  app.addHook('onClose', async () => outages.stop());
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1_000);
  });

  app.get('/healthz', { ...hidden, exposeHeadRoute: true }, async () => ({ ok: true }));
  app.get('/readyz', inside, async (_, reply) => {
    const readiness = await options.readiness();
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/metrics', inside, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
};
