/** The page of plans beside each other: loaded by whoever goes there. */
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { onlyForOtherPlans, sideBySideLoader } from './side-by-side-loader.ts';
import { SideBySidePage } from './SideBySidePage.tsx';

export const sideBySideRoute = (world: RouteWorld): LateRoute => ({
  loader: sideBySideLoader(world),
  shouldRevalidate: onlyForOtherPlans,
  Component: SideBySidePage,
});
