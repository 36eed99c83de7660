/** The part of a plan's request that only a visitor of it needs. */
import { sentPath } from '../../domain/product-paths.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { type aboutPlanNamed } from './about-plan.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { sendRequest, type Sending } from './send-request.ts';

/** Who cannot be told the plan now keeps what she wrote. */
const toldOfPlan = async (...asked: Parameters<typeof aboutPlanNamed>): ReturnType<Sending['about']> => {
  try {
    return await (await import('./about-plan.ts')).aboutPlanNamed(...asked);
  } catch {
    return 'unknown';
  }
};

export const planRequestRoute = (context: AppContext): LazyRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: PlanRequestPage,
  action: ({ request, params }) =>
    sendRequest(request, {
      ...context,
      path: '/api/solicitarplans',
      about: (values) => toldOfPlan(context, params['plan'] ?? '', values, request.url),
      sentPath: sentPath(new URL(request.url).pathname),
    }),
});
