/** Finds the page of an address that is another country's: people share links without looking at the site's country. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { type LoaderFunction, matchPath } from 'react-router-dom';
import { equalsIgnoringCase } from '../domain/equals-ignoring-case.ts';
import { landingPages } from '../domain/landing-pages.ts';
import { productPatterns } from '../domain/product-paths.ts';
import { planCode } from '../domain/search-address.ts';
import { type AppContext, type LazyRoute } from './app-context.ts';
import { notFound, type PageElsewhere } from './error-states.ts';

type Context = Pick<AppContext, 'platform' | 'country' | 'sites'>;

const whoseSite = (country: CountryCode): string =>
  country === 'INT' ? 'internacional' : `de ${countryOf(country).name}`;

/**
 * @param codeIn the code of the plan that is meant, as a country's addresses have it
 * @returns the plan of the first other country whose catalogue has it
 */
const firstPlan = async (
  { platform, country, sites }: Context,
  codeIn: (country: CountryCode) => string | undefined,
): Promise<PageElsewhere | undefined> => {
  const found = await Promise.all(
    sites.map(async (site): Promise<PageElsewhere | undefined> => {
      const code = site.country === country ? undefined : codeIn(site.country);
      if (code === undefined || !planCode.test(code)) return undefined;
      const plan = await platform.productIn(site.country, code);
      if (plan.kind !== 'found') return undefined;
      const { displayName, url } = plan.value;
      const whose = whoseSite(site.country);
      const says = `${displayName} es un plan ${whose}`;
      return { says, look: `míralo en el sitio ${whose}`, href: `${site.origin}${url}` };
    }),
  );
  return found.find((one) => one !== undefined);
};

/** @returns the plan of another country that a code names */
export const planElsewhere = (context: Context, code: string): Promise<PageElsewhere | undefined> =>
  firstPlan(context, () => code);

/** @returns the list or the comparator that another country has at this address */
const findListElsewhere = (
  { country, sites }: Pick<Context, 'country' | 'sites'>,
  pathname: string,
): PageElsewhere | undefined => {
  for (const site of sites) {
    const path = landingPages[site.country]
      .flatMap((page) => [page.path, page.compareUrl])
      .find((one) => equalsIgnoringCase(one, pathname));
    const whose = whoseSite(site.country);
    if (path && site.country !== country)
      return {
        says: `Esta página es ${whose}`,
        look: `mírala en el sitio ${whose}`,
        href: site.origin + path,
      };
  }
  return undefined;
};

/** @returns the page of another country whose addresses have this shape, and whose catalogue has the plan where it names one */
export const findPageElsewhere = async (
  context: Context,
  pathname: string,
): Promise<PageElsewhere | undefined> =>
  findListElsewhere(context, pathname) ??
  (await firstPlan(context, (country) =>
    productPatterns[country]
      .map((path) => matchPath({ path, end: false }, pathname)?.params['plan'])
      .find((code) => code !== undefined),
  ));

/** Of an address that no page of this country's site has. */
export const nowhereRoute = (context: Context): LazyRoute => {
  const loader: LoaderFunction = async ({ request }) =>
    notFound(await findPageElsewhere(context, new URL(request.url).pathname));
  return { loader, Component: () => null };
};
