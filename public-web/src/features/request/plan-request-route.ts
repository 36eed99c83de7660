/** The part of a plan's request that only a visitor of it needs. */
import { sentPath } from '../../domain/product-paths.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { formRoute } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';

export const planRequestRoute = (context: AppContext): LazyRoute =>
  formRoute(context, PlanRequestPage, ({ request, params }) => ({
    path: '/api/solicitarplans',
    about: async (values) =>
      (await import('./about-plan.ts')).aboutPlanNamed(context, params['plan'] ?? '', values, request.url),
    sentPath: sentPath(new URL(request.url).pathname),
  }));
