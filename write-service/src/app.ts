/** The write side over HTTP: the addresses of all contexts. */
import helmet from '@fastify/helmet';
import { type VerifyToken } from '@cotejo/core/identity/server';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { httpService, type Readiness, takeJsonBodies, watchMethods } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { commandRoutes } from './kit/commands/routes.ts';
import { type WriteContext } from './kit/context.ts';
import { admitCallers } from './kit/http/callers.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { documentRoutes, tellDocument } from './kit/http/openapi.ts';

type AppParts = {
  readonly handle: HandleCommand;
  readonly tokens: { readonly verify: VerifyToken };
  readonly limits: Limits;
  readonly now: () => Date;
  readonly readiness: () => Promise<Readiness>;
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: string;
  /** Whether cookies travel over https only. */
  readonly secureCookies: boolean;
};

export const buildApp = async (
  contexts: readonly WriteContext[],
  { handle, limits, now, tokens, readiness, logLevel, trustedProxies, secureCookies }: AppParts,
): Promise<FastifyInstance> => {
  const app = httpService({ name: 'write-service', logLevel, trustedProxies, readiness });
  takeJsonBodies(app);
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secureCookies,
  });
  const completeMethods = watchMethods(app);
  await documentRoutes(app, contexts);
  admitCallers(app, tokens.verify);
  tellDocument(app);
  for (const { routes = [], aggregates = [] } of contexts) {
    for (const route of routes) await app.register(route);
    for (const aggregate of aggregates) await app.register(commandRoutes({ handle, limits, now }, aggregate));
  }
  completeMethods();
  return app;
};
