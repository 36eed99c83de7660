/** The pages of results, one for each line of insurance: loaded by whoever goes there. */
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { onlyForOtherResults, resultsLoader } from './results-loader.ts';
import { ResultsPage } from './ResultsPage.tsx';

export const resultsRoute = (context: AppContext): LazyRoute => ({
  loader: resultsLoader(context),
  shouldRevalidate: onlyForOtherResults,
  Component: ResultsPage,
});
