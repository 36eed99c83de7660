/** A short link leads to the plan that it was made for; whom it is for, its pages ask for there. */
import { type LoaderFunction, redirect } from 'react-router-dom';
import { sharedWord } from '../../domain/product-paths.ts';
import { foundOrAnswer } from '../../routing/answers.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';

const loader =
  ({ platform }: RouteWorld): LoaderFunction =>
  async ({ params }) => {
    const code = params['code'] ?? '';
    const { productCode } = foundOrAnswer(await platform.openShared(code));
    const { url } = foundOrAnswer(await platform.knownProduct(productCode));
    return redirect(`${url}?${sharedWord}=${encodeURIComponent(code)}`);
  };

export const sharedRoute = (world: RouteWorld): LateRoute => ({
  loader: loader(world),
  Component: () => null,
});
