/** Takes over, in the browser, the page that the server rendered. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { platformAt } from './api/platform.ts';
import { receiveProfile } from './app/browser/arrived-profile.ts';
import { resolveMatchedRoutes } from './app/browser/lazy-routes.ts';
import { keptVisits, rememberArrival } from './app/browser/kept-visits.ts';
import { Document } from './app/Document.tsx';
import { createRoutes } from './app/routes.ts';
import { keptProfiles } from './profile/profiles.ts';
import { sentContacts } from './routing/sent-contacts.ts';
import './app/hydration.ts';

const site = window.cotejoSite;
if (!site) throw new Error('The page came without its site.');

rememberArrival();
// A plan that was looked at above a list is a page of its own once its address is loaded anew.
const kept: unknown = history.state;
if (typeof kept === 'object' && kept !== null && 'masked' in kept)
  history.replaceState({ ...kept, masked: undefined }, '');
const context = {
  country: site.country,
  sites: site.sites,
  platform: platformAt('', site),
  visits: keptVisits,
  profiles: keptProfiles(site.country, () => localStorage),
  sentContacts: sentContacts(),
};
const routes = createRoutes(context);
const [cleanAddress] = await Promise.all([
  receiveProfile(context, location.href),
  resolveMatchedRoutes(routes, location),
]);
const router = createBrowserRouter(routes);
cleanAddress((path) => void router.navigate(path, { replace: true, preventScrollReset: true }));

startTransition(() => {
  hydrateRoot(
    document,
    <Document site={site}>
      <RouterProvider router={router} />
    </Document>,
  );
});
