/** What a request says of its plan: loaded when it is sent, so that the form weighs less. */
import { type PlanPrice, type ProductCard } from '../../api/plans.ts';
import { profileTypeOf } from '../../routing/plan-data.ts';
import { lineOf } from '../../routing/product-loader.ts';
import { isOfCompany, subjectOf } from '../../profile/subject.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { sharedProfile } from '../../profile/use-shared-profile.ts';
import { withCompanyName, withWorkers } from './company-answers.ts';
import { type RequestValues } from './request-values.ts';

const pricedAt = (price: PlanPrice | undefined) =>
  price && { precio: price.minPrice, unit: price.unit.code, paymentMode: price.paymentMode };

/**
 * The profile of the link in the address, or the one that the visitor's browser keeps, and what the plan costs for it; else
 * the price that the page begins with. A price that is not known now is left out: the starting one is another's. So is a
 * profile that the platform refuses: it would refuse the request for it.
 */
const forWhom = async (context: AppContext, product: ProductCard, values: RequestValues, address: string) => {
  const line = await lineOf(context, product);
  const subject = line ? subjectOf(line) : 'persons';
  const kept =
    (await sharedProfile(context, new URL(address).searchParams)) ??
    context.profiles.read(profileTypeOf({ product, line }), subject);
  const isCompany = isOfCompany(subject);
  const profile = isCompany ? withWorkers(kept, subject, values) : kept;
  const found = profile && (await context.platform.planPrice(product.id, profile));
  const taken = found?.kind === 'missing' ? undefined : profile;
  const told = isCompany ? withCompanyName(taken, values) : taken;
  const price = taken ? found?.kind === 'found' && pricedAt(found.value.price) : pricedAt(product.price);
  return { ...(told && { perfilIngreso: told }), ...price };
};

const aboutPlan = async (
  context: AppContext,
  product: ProductCard,
  values: RequestValues,
  address: string,
) => ({
  nombreplan: product.productCode,
  nombreLargoPlan: product.displayName,
  productType: product.insuranceType.name,
  businessLine: product.insuranceType.upperType?.name,
  ...(await forWhom(context, product, values, address)),
  hasOnlineOnboarding: product.onlineSale,
  originLead: 'web-plan',
});

/**
 * @param address of the request's page
 * @returns `gone` for a plan that there is not, `unknown` where it can't be told now
 */
export const aboutPlanNamed = async (
  context: AppContext,
  code: string,
  values: RequestValues,
  address: string,
) => {
  const product = await context.platform.product(code);
  if (product.kind !== 'found') return product.kind === 'missing' ? 'gone' : 'unknown';
  return aboutPlan(context, product.value, values, address);
};
