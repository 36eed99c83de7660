/** The loader that all pages of a plan share. */
import { type LoaderFunction, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import { type InsuranceLine } from '../api/content.ts';
import { type ProductCard } from '../api/plans.ts';
import { type QueryResult } from '../api/query-result.ts';
import { landingAt } from '../domain/landing-pages.ts';
import { resolvePlan } from '../domain/plan-resolution.ts';
import { tabOfPath, tabsOf } from '../domain/plan-tabs.ts';
import { canonicalInstead } from '../domain/product-paths.ts';
import { notFound, valueOrThrow } from './error-states.ts';
import { type PlanData } from './plan-data.ts';
import { type AppContext } from './app-context.ts';

type Context = Pick<AppContext, 'platform' | 'country' | 'sites'>;

const valueOr = <Value, Other>(found: QueryResult<Value>, other: Other): Value | Other =>
  found.kind === 'found' ? found.value : other;

/** The line in which a plan is compared. */
export const lineOf = async (
  { platform, country }: Context,
  { insuranceType, url }: Pick<ProductCard, 'insuranceType' | 'url'>,
): Promise<InsuranceLine | undefined> => {
  const lines = valueOr(await platform.lines(), []);
  const comparison = landingAt(country, url)?.compareUrl;
  return (
    lines.find(({ productType }) => productType === insuranceType.name) ??
    lines.find(({ compareUrl }) => compareUrl === comparison)
  );
};

/** The data around a plan's tabs. */
export const planDataOf = async (context: Context, product: ProductCard): Promise<PlanData> => {
  const [line, resume] = await Promise.all([
    lineOf(context, product),
    context.platform.planPart('resume', product.id),
  ]);
  const facts = valueOr(resume, undefined);
  return {
    product,
    line,
    facts: {
      coverages: facts?.coverages,
      clinics: facts?.coverageOrganizations,
      hasOffer: product.insuranceMetadata.metadata.hasOffer,
    },
  };
};

/** The plan that an address names, or another path that it leads to. */
const findPlan = async (
  { platform, country }: Context,
  pathname: string,
  segment: string,
): Promise<{ readonly found: QueryResult<ProductCard>; readonly elsewhere?: string }> => {
  const [found, organizations, lines] = await Promise.all([
    platform.cachedProduct(segment),
    platform.sellingOrganizations(),
    platform.lines(),
  ]);
  if (found.kind !== 'found' && found.kind !== 'missing') return { found };
  const hasPlan = found.kind === 'found';
  const resolution = resolvePlan(country, pathname, segment, {
    organizations: valueOr(organizations, []),
    lines: valueOr(lines, []),
    hasPlan,
    clinics: hasPlan ? [] : valueOr(await platform.clinicNames(), []),
  });
  return resolution.kind === 'elsewhere' ? { found, elsewhere: resolution.path } : { found };
};

/**
 * Loads the plan that an address names, and leads to its canonical address from any other; an address that names something
 * else leads to where that is shown. A tab that the plan does not have leads to the plan.
 */
export const productLoader =
  (context: Context, pattern: string): LoaderFunction =>
  async ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    const segment = params['plan'] ?? '';
    const { found, elsewhere } = await findPlan(context, pathname, segment);
    if (elsewhere !== undefined) return redirect(elsewhere, 301);
    if (found.kind === 'missing') {
      const { findPageElsewhere } = await import('./plan-elsewhere.ts');
      return notFound(await findPageElsewhere(context, pathname));
    }
    const product = valueOrThrow(found);
    const instead = canonicalInstead(pattern, pathname, product.url);
    if (instead !== undefined) return redirect(`${instead}${search}`, 301);
    const data = await planDataOf(context, product);
    const tab = tabOfPath(product.url, pathname);
    if (tab && !tabsOf(data.facts).some(({ name }) => name === tab.name)) return redirect(product.url);
    return data;
  };

/** Revalidates for another plan alone: a form that was sent, and another tab, change nothing about it. */
export const onlyForAnotherProduct: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['plan'] !== nextParams['plan'];
