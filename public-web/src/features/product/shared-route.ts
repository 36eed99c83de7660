/** A short link leads to the plan that it was made for; whom it is for, its pages ask for there. */
import { type LoaderFunction, redirect } from 'react-router-dom';
import { shareParameter } from '../../domain/product-paths.ts';
import { valueOrThrow } from '../../routing/error-states.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';

const loader =
  ({ platform }: AppContext): LoaderFunction =>
  async ({ params }) => {
    const code = params['code'] ?? '';
    const { productCode } = valueOrThrow(await platform.openShared(code));
    const { url } = valueOrThrow(await platform.cachedProduct(productCode));
    return redirect(`${url}?${shareParameter}=${encodeURIComponent(code)}`);
  };

export const sharedRoute = (context: AppContext): LazyRoute => ({
  loader: loader(context),
  Component: () => null,
});
