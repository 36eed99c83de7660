/** A component as the server renders it in a country's site, for tests. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type RouteWorld } from '../routing/route-world.ts';
import { WorldProvider } from '../routing/world-context.ts';
import { type Site, SiteProvider } from '../site.ts';

const siteOf = (country: CountryCode): Site => ({
  country,
  origin: 'https://site.test',
  email: 'contacto@cotejo.example',
  sites: [],
  version: 'test',
  styles: [],
  fonts: [],
});
/** Nothing is asked of it before somebody does something. */
const world = { platform: {} } as RouteWorld;

/** @returns its HTML, with plain spaces */
export const rendered = (country: CountryCode, element: ReactNode): string => {
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(
    <WorldProvider value={{ ...world, country }}>
      <SiteProvider value={siteOf(country)}>
        <RouterProvider router={router} />
      </SiteProvider>
    </WorldProvider>,
  );
  router.dispose();
  return html.replaceAll('\u00a0', ' ');
};
