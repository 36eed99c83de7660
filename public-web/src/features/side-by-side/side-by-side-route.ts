/** The page of plans beside each other: loaded by whoever goes there. */
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { onlyForOtherPlans, sideBySideLoader } from './side-by-side-loader.ts';
import { SideBySidePage } from './SideBySidePage.tsx';

export const sideBySideRoute = (context: AppContext): LazyRoute => ({
  loader: sideBySideLoader(context),
  shouldRevalidate: onlyForOtherPlans,
  Component: SideBySidePage,
});
