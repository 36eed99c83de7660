/** Takes over, in the browser, the page that the server rendered. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { platformAt } from './api/index.ts';
import { resolveMatchedRoutes } from './app/browser/lazy-routes.ts';
import { keptVisits, rememberArrival } from './app/browser/kept-visits.ts';
import { Document } from './app/Document.tsx';
import { createRoutes } from './app/routes.ts';
import { keptProfiles } from './profile/profiles.ts';
import './app/hydration.ts';

const site = window.cotejoSite;
if (!site) throw new Error('The page came without its site.');

rememberArrival();
const routes = createRoutes({
  country: site.country,
  platform: platformAt('', site),
  visits: keptVisits,
  profiles: keptProfiles(site.country, () => localStorage),
});
await resolveMatchedRoutes(routes, location);
const router = createBrowserRouter(routes);

startTransition(() => {
  hydrateRoot(
    document,
    <Document site={site}>
      <RouterProvider router={router} />
    </Document>,
  );
});
