/** What a request says of its plan: loaded when it is sent, so that the form weighs less. */
import { type PlanPrice, type ProductCard } from '../../api/index.ts';
import { profileTypeOf } from '../../routing/plan-data.ts';
import { lineOf } from '../../routing/product-loader.ts';
import { type AppContext } from '../../routing/app-context.ts';

const pricedAt = (price: PlanPrice | null) =>
  price && { precio: price.minPrice, unit: price.unit.code, paymentMode: price.paymentMode };

/**
 * Whom the visitor has told of, in her own browser, and what the plan costs for them; else the price that the page begins
 * with. A price that is not known now is left out: the starting one is not theirs. So is a kept profile that the platform
 * refuses: it would refuse the request for it.
 */
const forWhom = async (context: AppContext, product: ProductCard) => {
  const line = await lineOf(context, product);
  const profile = context.profiles.read(profileTypeOf({ product, line }));
  if (!profile) return pricedAt(product.price);
  const found = await context.platform.planPrice(product.id, profile);
  if (found.kind === 'missing') return pricedAt(product.price);
  return { perfilIngreso: profile, ...(found.kind === 'found' && pricedAt(found.value.price)) };
};

export const aboutPlan = async (context: AppContext, product: ProductCard) => ({
  nombreplan: product.productCode,
  nombreLargoPlan: product.displayName,
  productType: product.insuranceType.name,
  businessLine: product.insuranceType.upperType?.name,
  ...(await forWhom(context, product)),
  hasOnlineOnboarding: product.onlineSale,
  originLead: 'web-plan',
});
