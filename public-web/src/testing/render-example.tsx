/** Examples as HTML, each within a site, an app context and an address. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { platformAt } from '../api/platform.ts';
import { layoutRouteId } from '../app/layout-data.ts';
import { noProfiles } from '../profile/profiles.ts';
import { noSentContacts } from '../routing/sent-contacts.ts';
import { noVisits } from '../routing/visits.ts';
import { AppContextProvider } from '../routing/app-context.ts';
import { type Site, SiteProvider } from '../site.ts';
import { type Example, type Examples } from './example.ts';

const sites: Site['sites'] = [
  { country: 'PE', origin: 'https://pe.test' },
  { country: 'CL', origin: 'https://cl.test' },
];
const siteOf = (country: CountryCode): Site => ({
  country,
  origin: 'https://pe.test',
  email: 'contacto.pe@cotejo.example',
  sites,
  version: '1',
  styles: [],
  fonts: [],
});

/** Attributes that name an element, or refer to one. */
const naming =
  /(?<=\s(?:id|for|name|list|href|popoverTarget|aria-(?:labelledby|describedby|controls))=")(#?)([^"/:?]+)(?=")/gi;
/** Two examples on a page are nobody's two elements with one name. */
const withOwnNames = (html: string, prefix: string): string =>
  html.replace(
    naming,
    (_, hash: string, names: string) =>
      hash +
      names
        .split(' ')
        .map((name) => `${prefix}${name}`)
        .join(' '),
  );

/** @param prefix of the names of its elements */
export const renderExample = (
  { element, loaderData, actionData, error, layoutData, outletContext, path = '/' }: Example,
  prefix: string,
  country: CountryCode = 'PE',
): string => {
  const site = siteOf(country);
  const context = {
    country,
    sites,
    platform: platformAt('', site),
    visits: noVisits,
    profiles: noProfiles,
    sentContacts: noSentContacts,
  };
  const page = { id: 'page', path: '*', element, errorElement: error === undefined ? undefined : element };
  const layout = { id: layoutRouteId, element: <Outlet context={outletContext} />, children: [page] };
  const router = createMemoryRouter([layout], {
    initialEntries: [path],
    hydrationData: {
      loaderData: { page: loaderData ?? null, [layoutRouteId]: layoutData },
      actionData: { page: actionData },
      errors: error === undefined ? null : { page: error },
    },
  });
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <AppContextProvider value={context}>
        <RouterProvider router={router} />
      </AppContextProvider>
    </SiteProvider>,
    { identifierPrefix: prefix },
  );
  return withOwnNames(html, prefix);
};

export type NamedExample = Example & { readonly name: string };

/** Each with its name, such as `ui/Badge: usual`. */
export const namedIn = (folder: string, examples: Examples): readonly NamedExample[] =>
  Object.entries(examples).flatMap(([component, states]) =>
    Object.entries(states).map(([state, example]) => ({
      name: `${folder}/${component}: ${state}`,
      ...('element' in example ? example : { element: example }),
    })),
  );
