/** The read side over HTTP. */
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { guardRoutes } from '@cotejo/core/identity/server';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { assignmentRoutes } from './assignment/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import {
  availabilityRoutes,
  catalogueRoutes,
  chileRoutes,
  detailRoutes,
  organizationRoutes,
  paymentRoutes,
  personsRoutes,
  placeRoutes,
  priceRoutes,
} from './catalogue/index.ts';
import { comparatorRoutes } from './comparator/index.ts';
import { type Dependencies, type Settings } from './dependencies.ts';
import { catalogueConsoleRoutes } from './catalogue/console/index.ts';
import { contentRoutes, landingRoutes, serviceRoutes } from './content/index.ts';
import { documentRoutes } from './kit/docs/routes.ts';
import { feedbackRoutes, ownFeedbackRoutes } from './feedback/index.ts';
import { exportRoutes } from './exports/index.ts';
import { fileRoutes } from './files/routes.ts';
import { notForYou } from './kit/http/bearer.ts';
import { staffRoutes } from './identity/routes.ts';
import { boardRoutes } from './leads/board-routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { statisticsRoutes } from './leads/statistics-routes.ts';
import { liveRoute, ticketRoutes } from './kit/live/routes.ts';
import { notificationRoutes } from './notifications/index.ts';
import { parkedRoutes } from './projections/parked-routes.ts';
import { projectionRoutes } from './projections/routes.ts';
import { profileFormRoutes, sharedComparisonRoutes } from './profile-form/index.ts';
import { workspaceRoutes } from './workspace/routes.ts';

/** Bytes of a message that a live connection may send. */
const maxPayload = 4_096;

export const buildApp = async (dependencies: Dependencies, settings: Settings): Promise<FastifyInstance> => {
  const app = httpService({
    name: 'read-service',
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    readiness: dependencies.readiness,
  });
  // Queries have no bodies: one that comes along is read to its end and left alone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null));
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  await app.register(websocket, { options: { maxPayload } });
  await documentRoutes(app);
  guardRoutes(app, {
    authenticate: dependencies.authenticate,
    admit: (request, viewer) => void (request.viewer = viewer),
    refusal: notForYou,
  });
  await app.register(leadRoutes(dependencies));
  await app.register(boardRoutes(dependencies));
  await app.register(auditRoutes(dependencies));
  await app.register(fileRoutes(dependencies));
  await app.register(bulkRoutes(dependencies));
  await app.register(exportRoutes(dependencies));
  await app.register(staffRoutes(dependencies));
  await app.register(workspaceRoutes(dependencies));
  await app.register(projectionRoutes(dependencies));
  await app.register(parkedRoutes(dependencies));
  await app.register(notificationRoutes(dependencies));
  await app.register(assignmentRoutes(dependencies));
  await app.register(comparatorRoutes(dependencies, settings));
  for (const routes of [
    catalogueRoutes,
    detailRoutes,
    priceRoutes,
    paymentRoutes,
    organizationRoutes,
    availabilityRoutes,
    placeRoutes,
    chileRoutes,
    personsRoutes,
  ])
    await app.register(routes(dependencies, settings));
  await app.register(contentRoutes(settings));
  await app.register(landingRoutes(dependencies, settings));
  await app.register(serviceRoutes(settings));
  await app.register(profileFormRoutes(dependencies, settings));
  await app.register(sharedComparisonRoutes(dependencies));
  await app.register(catalogueConsoleRoutes(dependencies));
  await app.register(statisticsRoutes(dependencies, settings));
  await app.register(feedbackRoutes(dependencies));
  await app.register(ownFeedbackRoutes(dependencies));
  await app.register(ticketRoutes(dependencies));
  await app.register(liveRoute(dependencies, settings));
  app.addHook('preClose', async () => dependencies.hub.close());
  return app;
};
