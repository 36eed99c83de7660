/** The write side over HTTP. */
import helmet from '@fastify/helmet';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { bulkAggregate } from './bulk/index.ts';
import { catalogueDocumentRoutes } from './catalogue/documents/index.ts';
import { catalogueImportRoutes } from './catalogue-import/index.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import { commandRoutes } from './kit/commands/routes.ts';
import { type Dependencies, type Settings } from './dependencies.ts';
import { feedbackRoutes } from './feedback/index.ts';
import { fileRoutes } from './files/index.ts';
import { admitCallers } from './kit/http/callers.ts';
import { takeJsonBodies } from './kit/http/json-bodies.ts';
import { documentRoutes } from './kit/http/openapi.ts';
import { watchMethods } from './kit/http/other-methods.ts';
import { handOverRoutes, identityRoutes, userAggregate } from './identity/index.ts';
import { inboxAggregate } from './notifications/index.ts';
import { leadAggregate, publicRequestRoutes, publicUpdateRoutes } from './leads/index.ts';
import { profileDataRoute, profilesFileRoute } from './profile-form/index.ts';
import { parkingAggregate } from './projections/index.ts';
import { openLinkRoute, sharingRoutes } from './sharing/index.ts';
import { preferencesAggregate, viewAggregate } from './workspace/index.ts';

export const buildApp = async (dependencies: Dependencies, settings: Settings): Promise<FastifyInstance> => {
  const app = httpService({
    name: 'write-service',
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    readiness: dependencies.readiness,
  });
  takeJsonBodies(app);
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: settings.secureCookies,
  });
  const completeMethods = watchMethods(app);
  await documentRoutes(app);
  admitCallers(app, dependencies.tokens.verify);
  await app.register(publicRequestRoutes(dependencies, settings));
  await app.register(publicUpdateRoutes(dependencies, settings));
  await app.register(feedbackRoutes(dependencies, settings));
  await app.register(profileDataRoute(dependencies, settings));
  await app.register(sharingRoutes(dependencies, settings));
  await app.register(openLinkRoute(dependencies, settings));
  await app.register(profilesFileRoute(dependencies, settings));
  const leads = leadAggregate(dependencies);
  await app.register(commandRoutes(dependencies, leads));
  await app.register(commandRoutes(dependencies, bulkAggregate(dependencies, leads.commands)));
  await app.register(commandRoutes(dependencies, inboxAggregate));
  await app.register(commandRoutes(dependencies, parkingAggregate));
  await app.register(commandRoutes(dependencies, viewAggregate(dependencies.directory)));
  await app.register(commandRoutes(dependencies, preferencesAggregate));
  await app.register(catalogueRoutes(dependencies));
  await app.register(catalogueImportRoutes(dependencies));
  await app.register(catalogueDocumentRoutes(dependencies));
  await app.register(fileRoutes(dependencies));
  const { passwordDays } = settings;
  await app.register(commandRoutes(dependencies, userAggregate({ ...dependencies, passwordDays })));
  await app.register(identityRoutes(dependencies, settings));
  await app.register(handOverRoutes(dependencies));
  completeMethods();
  return app;
};
