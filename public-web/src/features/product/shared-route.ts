/** A short link leads to the plan that it was made for, on its country's site; whom it is for, its pages ask for there. */
import { generatePath, type LoaderFunction, redirect } from 'react-router-dom';
import { sharedPattern, shareParameter } from '../../domain/product-paths.ts';
import { valueOrThrow } from '../../routing/error-states.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';

const loader =
  ({ platform, country, sites }: AppContext): LoaderFunction =>
  async ({ params }) => {
    const code = params['code'] ?? '';
    const { productCode, country: home } = valueOrThrow(await platform.openShared(code));
    const elsewhere = home === country ? undefined : sites.find((site) => site.country === home);
    if (elsewhere) return redirect(`${elsewhere.origin}${generatePath(sharedPattern, { code })}`);
    const { url } = valueOrThrow(await platform.cachedProduct(productCode));
    return redirect(`${url}?${shareParameter}=${encodeURIComponent(code)}`);
  };

export const sharedRoute = (context: AppContext): LazyRoute => ({
  loader: loader(context),
  Component: () => null,
});
