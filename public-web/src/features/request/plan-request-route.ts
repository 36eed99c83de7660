/** The part of a plan's request that only a visitor of it needs. */
import { requestSentPath } from '../../domain/product-paths.ts';
import { foundOrAnswer } from '../../routing/answers.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { sendRequest } from './send-request.ts';

export const planRequestRoute = (world: RouteWorld): LateRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: PlanRequestPage,
  action: async ({ request, params }) => {
    const product = foundOrAnswer(await world.platform.product(params['plan'] ?? ''));
    return sendRequest(request, {
      ...world,
      path: '/api/solicitarplans',
      about: {
        nombreplan: product.productCode,
        nombreLargoPlan: product.displayName,
        productType: product.insuranceType.name,
        originLead: 'web-plan',
      },
      sentPath: requestSentPath(product.url),
    });
  },
});
