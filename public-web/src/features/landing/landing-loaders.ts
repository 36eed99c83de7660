/** The pages that list plans: by kind, by who offers them, and by what a link asks for. */
import { type LoaderFunction, redirect } from 'react-router-dom';
import { type LandingText } from '../../api/content.ts';
import { type Platform } from '../../api/platform.ts';
import { type LandingPage, landingPages } from '../../domain/landing-pages.ts';
import { isSameName } from '../../domain/plan-resolution.ts';
import { listPath } from '../../domain/site-pages.ts';
import { valueOrThrow, notFound } from '../../routing/error-states.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { type Listing, plansOf } from './listing.ts';

/** Words around a list are left out where the platform does not tell them; the list is not. */
const textsOf = async (platform: Platform): Promise<readonly LandingText[]> => {
  const found = await platform.landings();
  return found.kind === 'found' ? found.value : [];
};
const shownOf = ({ slug, title, description, buttonText, compareUrl }: LandingText) => ({
  slug,
  title,
  description,
  buttonText,
  compareUrl,
});

const offeringOf = async (
  platform: Platform,
  { kinds, path }: LandingPage,
): Promise<Listing['organizations']> => {
  const found = await Promise.all(kinds.map((kind) => platform.organizations(kind)));
  return found.flatMap((list) =>
    list.kind === 'found'
      ? list.value.map(({ displayName, url }) => ({ displayName, path: `${path}/${url}` }))
      : [],
  );
};

export const landingLoader =
  ({ platform }: AppContext, landing: LandingPage): LoaderFunction =>
  async ({ request }): Promise<Listing> => {
    const [plans, texts, organizations] = await Promise.all([
      plansOf(platform, landing.asked, request.url),
      textsOf(platform),
      offeringOf(platform, landing),
    ]);
    const own = texts.find(({ slug }) => slug === landing.slug);
    return {
      ...plans,
      title: own?.title ?? landing.title,
      description: own?.description ?? landing.description,
      canonical: landing.path,
      compareUrl: landing.compareUrl,
      organizations,
      others: texts.filter((text) => text !== own).map(shownOf),
    };
  };

/** The address of a clinic without plans of its own: in the comparison of those that cover there. */
const clinicResults = async (
  { platform }: AppContext,
  { compareUrl }: LandingPage,
  segment: string,
): Promise<Response | undefined> => {
  const clinics = await platform.clinicNames();
  const clinic =
    clinics.kind === 'found'
      ? clinics.value.find(({ displayName }) => isSameName(displayName, segment))
      : undefined;
  return clinic && redirect(`${compareUrl}?clinicas=${clinic.id}`, 301);
};

/** The plans of one organization, below the page of its kind, to which an address of another kind leads. */
export const organizationLoader =
  (context: AppContext, landing: LandingPage): LoaderFunction =>
  async ({ params, request }): Promise<Listing | Response> => {
    const { platform, country } = context;
    const segment = params['organization'] ?? '';
    const found = await platform.organization(segment);
    const results = found.kind === 'missing' && (await clinicResults(context, landing, segment));
    if (results) return results;
    if (found.kind === 'missing') {
      const { findPageElsewhere } = await import('../../routing/plan-elsewhere.ts');
      return notFound(await findPageElsewhere(context, new URL(request.url).pathname));
    }
    const { id, displayName, description, type, url } = valueOrThrow(found);
    const own = landing.kinds.includes(type)
      ? landing
      : (landingPages[country].find(({ kinds }) => kinds.includes(type)) ?? notFound());
    if (own !== landing || segment !== url)
      return redirect(`${own.path}/${url}${new URL(request.url).search}`, 301);
    return {
      ...(await plansOf(platform, { organizations: String(id) }, request.url)),
      title: `Planes de ${displayName}`,
      description: description ?? `Los planes de ${displayName}, con su precio a la vista.`,
      canonical: `${landing.path}/${url}`,
      compareUrl: landing.compareUrl,
      organizations: [],
      others: [],
    };
  };

/** Parameters of the spec's list page (public side, section 2.1), as the comparison calls them. */
const listParameters: Readonly<Record<string, string>> = {
  organizationIds: 'organizations',
  organizationType: 'organizationTypes',
  coverageCountries: 'coverageCountries',
  coverageOrganizations: 'coverageOrganizations',
  features: 'features',
  insuranceTypeIds: 'insuranceTypes',
  productType: 'productType',
};

/** Characters of an address that every server takes. */
const longestQuery = 4_000;

export const listLoader =
  ({ platform }: AppContext): LoaderFunction =>
  async ({ request }): Promise<Listing> => {
    const query = new URL(request.url).searchParams;
    const asked = Object.entries(listParameters).flatMap(([word, name]) => {
      const value = query.get(word);
      return value ? [[name, value] as const] : [];
    });
    if (`${new URLSearchParams(Object.fromEntries(asked))}`.length > longestQuery) notFound();
    return {
      ...(await plansOf(platform, Object.fromEntries(asked), request.url)),
      title: asked.length > 0 ? 'Planes elegidos' : 'Todos los planes',
      description: 'Planes de todas las compañías, con su precio a la vista.',
      ...(asked.length === 0 && { canonical: listPath }),
      compareUrl: '/Comparar',
      organizations: [],
      others: [],
    };
  };
