/** Finds the plan of an address that is another country's: people share links without looking at the site's country. */
import { type LoaderFunction, matchPath } from 'react-router-dom';
import { productPatterns } from '../domain/product-paths.ts';
import { planCode } from '../domain/search-address.ts';
import { type AppContext, type LazyRoute } from './app-context.ts';
import { notFound, type PlanElsewhere } from './error-states.ts';

type Context = Pick<AppContext, 'platform' | 'country' | 'sites'>;

/** @returns the first country whose addresses have this shape and whose catalogue has the plan */
export const findPlanElsewhere = async (
  { platform, country, sites }: Context,
  pathname: string,
): Promise<PlanElsewhere | undefined> => {
  const found = await Promise.all(
    sites.map(async (site): Promise<PlanElsewhere | undefined> => {
      if (site.country === country) return undefined;
      const [code] = productPatterns[site.country].flatMap(
        (path) => matchPath({ path, end: false }, pathname)?.params['plan'] ?? [],
      );
      const plan =
        code === undefined || !planCode.test(code) ? undefined : await platform.productIn(site.country, code);
      return plan?.kind === 'found'
        ? { country: site.country, href: `${site.origin}${plan.value.url}` }
        : undefined;
    }),
  );
  return found.find((one) => one !== undefined);
};

/** Of an address that no page of this country's site has. */
export const nowhereRoute = (context: Context): LazyRoute => {
  const loader: LoaderFunction = async ({ request }) =>
    notFound(await findPlanElsewhere(context, new URL(request.url).pathname));
  return { loader, Component: () => null };
};
