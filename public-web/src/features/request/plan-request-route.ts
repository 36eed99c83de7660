/** The part of a plan's request that only a visitor of it needs. */
import { type ProductCard } from '../../api/index.ts';
import { sentPath } from '../../domain/product-paths.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { sendRequest } from './send-request.ts';

const aboutPlan = (product: ProductCard) => ({
  nombreplan: product.productCode,
  nombreLargoPlan: product.displayName,
  productType: product.insuranceType.name,
  businessLine: product.insuranceType.upperType?.name,
  precio: product.price.minPrice,
  unit: product.price.unit.code,
  paymentMode: product.price.paymentMode,
  hasOnlineOnboarding: product.onlineSale,
  originLead: 'web-plan',
});

export const planRequestRoute = (world: RouteWorld): LateRoute => ({
  loader: formLoader,
  shouldRevalidate: keepsItsKey,
  Component: PlanRequestPage,
  action: ({ request, params }) =>
    sendRequest(request, {
      ...world,
      path: '/api/solicitarplans',
      about: async () => {
        const product = await world.platform.product(params['plan'] ?? '');
        // Who cannot be told the plan now keeps what she wrote.
        if (product.kind === 'found') return aboutPlan(product.value);
        return product.kind === 'missing' ? 'gone' : 'unknown';
      },
      sentPath: sentPath(new URL(request.url).pathname),
    }),
});
