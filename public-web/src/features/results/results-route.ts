/** The pages of results, one for each line of insurance: loaded by whoever goes there. */
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { onlyForOtherResults, resultsLoader } from './results-loader.ts';
import { ResultsPage } from './ResultsPage.tsx';

export const resultsRoute = (world: RouteWorld): LateRoute => ({
  loader: resultsLoader(world),
  shouldRevalidate: onlyForOtherResults,
  Component: ResultsPage,
});
