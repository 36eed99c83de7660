/** The part of a plan's request that only a visitor of it needs. */
import { type PlanPrice, type ProductCard } from '../../api/index.ts';
import { sentPath } from '../../domain/product-paths.ts';
import { profileTypeOf } from '../../routing/plan-data.ts';
import { lineOf } from '../../routing/product-scope.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { formLoader, keepsItsKey } from './form-route.ts';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { sendRequest } from './send-request.ts';

const pricedAt = (price: PlanPrice | null) =>
  price && { precio: price.minPrice, unit: price.unit.code, paymentMode: price.paymentMode };

/**
 * Whom the visitor has told of, in her own browser, and what the plan costs for them; else the price that the page begins
 * with. A price that is not known now is left out: the starting one is not theirs.
 */
const forWhom = async (world: RouteWorld, product: ProductCard) => {
  const line = await lineOf(world, product);
  const profile = world.profiles.read(profileTypeOf({ product, line }));
  if (!profile) return pricedAt(product.price);
  const found = await world.platform.planPrice(product.id, profile);
  return { perfilIngreso: profile, ...(found.kind === 'found' && pricedAt(found.value.price)) };
};

const aboutPlan = (product: ProductCard) => ({
  nombreplan: product.productCode,
  nombreLargoPlan: product.displayName,
  productType: product.insuranceType.name,
  businessLine: product.insuranceType.upperType?.name,
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
        if (product.kind === 'found')
          return { ...aboutPlan(product.value), ...(await forWhom(world, product.value)) };
        return product.kind === 'missing' ? 'gone' : 'unknown';
      },
      sentPath: sentPath(new URL(request.url).pathname),
    }),
});
