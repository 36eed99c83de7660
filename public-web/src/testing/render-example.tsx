/** Examples as HTML: each within a site, a world and an address, as a page would be. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { platformAt } from '../api/index.ts';
import { noProfiles } from '../profile/profiles.ts';
import { noVisits } from '../routing/visits.ts';
import { WorldProvider } from '../routing/world-context.ts';
import { type Site, SiteProvider } from '../site.ts';
import { type Example, type Examples } from './example.ts';

const siteOf = (country: CountryCode): Site => ({
  country,
  origin: 'https://pe.test',
  email: 'contacto.pe@cotejo.example',
  sites: [],
  version: '1',
  styles: [],
  fonts: [],
});

/** Where an element is named, or names another one. */
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
  { shows, data, answered, above, at = '/' }: Example,
  prefix: string,
  country: CountryCode = 'PE',
): string => {
  const site = siteOf(country);
  const world = { country, platform: platformAt('', site), visits: noVisits, profiles: noProfiles };
  const page = { id: 'page', path: '*', element: shows };
  const router = createMemoryRouter([{ element: <Outlet context={above} />, children: [page] }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: data ?? null }, actionData: { page: answered } },
  });
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <WorldProvider value={world}>
        <RouterProvider router={router} />
      </WorldProvider>
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
      ...('shows' in example ? example : { shows: example }),
    })),
  );
