/** The pages that list plans: loaded by whoever goes there. */
import { type LandingPage } from '../../domain/landing-pages.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { landingLoader, listLoader, organizationLoader } from './landing-loaders.ts';
import { ListingPage } from './ListingPage.tsx';

export const landingRoute = (context: AppContext, landing: LandingPage): LazyRoute => ({
  loader: landingLoader(context, landing),
  Component: ListingPage,
});
export const organizationRoute = (context: AppContext, landing: LandingPage): LazyRoute => ({
  loader: organizationLoader(context, landing),
  Component: ListingPage,
});
export const listRoute = (context: AppContext): LazyRoute => ({
  loader: listLoader(context),
  Component: ListingPage,
});
