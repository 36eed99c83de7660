/** The part of a plan's request that only a visitor of it needs. */
import { sentPath } from '../../domain/product-paths.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { sendRequest, type Sending } from './send-request.ts';

/** Who cannot be told the plan now keeps what she wrote. */
const aboutPlanNamed = async (world: RouteWorld, code: string): ReturnType<Sending['about']> => {
  const product = await world.platform.product(code);
  if (product.kind !== 'found') return product.kind === 'missing' ? 'gone' : 'unknown';
  try {
    const { aboutPlan } = await import('./about-plan.ts');
    return await aboutPlan(world, product.value);
  } catch {
    return 'unknown';
  }
};

export const planRequestRoute = (world: RouteWorld): LateRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: PlanRequestPage,
  action: ({ request, params }) =>
    sendRequest(request, {
      ...world,
      path: '/api/solicitarplans',
      about: () => aboutPlanNamed(world, params['plan'] ?? ''),
      sentPath: sentPath(new URL(request.url).pathname),
    }),
});
