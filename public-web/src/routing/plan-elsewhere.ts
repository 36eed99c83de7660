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

type PlanElsewhere = { readonly code: string; readonly page: PageElsewhere };

/** @returns the plans of other countries that codes name, by a call to each country */
const plansElsewhere = async (
  { platform, country, sites }: Context,
  codesIn: (country: CountryCode) => readonly string[],
): Promise<readonly PlanElsewhere[]> => {
  const found = await Promise.all(
    sites.map(async (site): Promise<readonly PlanElsewhere[]> => {
      const codes = site.country === country ? [] : codesIn(site.country).filter((one) => planCode.test(one));
      if (codes.length === 0) return [];
      const plans = await platform.inCountry(site.country).sideBySide(codes, undefined);
      if (plans.kind !== 'found') return [];
      const whose = whoseSite(site.country);
      return plans.value.plans.map(({ productCode, displayName, url }) => ({
        code: productCode,
        page: {
          says: `${displayName} es un plan ${whose}`,
          look: `míralo en el sitio ${whose}`,
          href: `${site.origin}${url}`,
        },
      }));
    }),
  );
  return found.flat();
};

/** @returns the plan of another country that each code names, or the code */
export const plansElsewhereOr = async (
  context: Context,
  codes: readonly string[],
): Promise<readonly (PageElsewhere | string)[]> => {
  const plans = await plansElsewhere(context, () => codes);
  return codes.map((code) => plans.find((plan) => equalsIgnoringCase(plan.code, code))?.page ?? code);
};

/** @returns the path of the list or the comparator that a country has at an address */
const listPathIn = async (
  platform: Context['platform'],
  country: CountryCode,
  pathname: string,
): Promise<string | undefined> => {
  const known = (paths: readonly string[]): string | undefined =>
    paths.find((path) => equalsIgnoringCase(path, pathname));
  const landings = landingPages[country];
  const listed = known(landings.flatMap(({ path, compareUrl }) => [path, compareUrl]));
  if (listed !== undefined) return listed;
  if (matchPath('/Comparar/*', pathname)) {
    const lines = await platform.inCountry(country).lines();
    return lines.kind === 'found' ? known(lines.value.map(({ compareUrl }) => compareUrl)) : undefined;
  }
  for (const { path, kinds } of landings) {
    const segment = matchPath(`${path}/:organization`, pathname)?.params['organization'];
    if (segment === undefined || kinds.length === 0) continue;
    const found = await platform.inCountry(country).organization(segment);
    return found.kind === 'found' ? `${path}/${found.value.url}` : undefined;
  }
  return undefined;
};

/** @returns the list or the comparator that another country has at this address */
const findListElsewhere = async (
  { platform, country, sites }: Context,
  pathname: string,
): Promise<PageElsewhere | undefined> => {
  const found = await Promise.all(
    sites.map(async (site): Promise<PageElsewhere | undefined> => {
      const path = site.country === country ? undefined : await listPathIn(platform, site.country, pathname);
      const whose = whoseSite(site.country);
      return path === undefined
        ? undefined
        : {
            says: `Esta página es ${whose}`,
            look: `mírala en el sitio ${whose}`,
            href: site.origin + path,
          };
    }),
  );
  return found.find((one) => one !== undefined);
};

/** @returns the plan of another country whose addresses have this shape */
const findPlanElsewhere = async (context: Context, pathname: string): Promise<PageElsewhere | undefined> => {
  const plans = await plansElsewhere(context, (country) =>
    productPatterns[country].flatMap(
      (path) => matchPath({ path, end: false }, pathname)?.params['plan'] ?? [],
    ),
  );
  return plans[0]?.page;
};

/** @returns the page that another country has at this address */
export const findPageElsewhere = async (
  context: Context,
  pathname: string,
): Promise<PageElsewhere | undefined> => {
  const path = pathname.replace(/\/+$/, '');
  return (await findListElsewhere(context, path)) ?? (await findPlanElsewhere(context, path));
};

/** Of an address that no page of this country's site has. */
export const nowhereRoute = (context: Context): LazyRoute => {
  const loader: LoaderFunction = async ({ request }) =>
    notFound(await findPageElsewhere(context, new URL(request.url).pathname));
  return { loader, Component: () => null };
};
