/** The pages that list plans: loaded by whoever goes there. */
import { type LandingPage } from '../../domain/landing-pages.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { landingLoader, listLoader, organizationLoader } from './landing-loaders.ts';
import { ListingPage } from './ListingPage.tsx';

export const landingRoute = (world: RouteWorld, landing: LandingPage): LateRoute => ({
  loader: landingLoader(world, landing),
  Component: ListingPage,
});
export const organizationRoute = (world: RouteWorld, landing: LandingPage): LateRoute => ({
  loader: organizationLoader(world, landing),
  Component: ListingPage,
});
export const listRoute = (world: RouteWorld): LateRoute => ({
  loader: listLoader(world),
  Component: ListingPage,
});
