/** The part of a plan's pages that all of them share, loaded by whoever goes to one. */
import { onlyForAnotherProduct, productLoader } from '../routing/product-scope.ts';
import { type LateRoute, type RouteWorld } from '../routing/route-world.ts';
import { ProductScope } from './ProductScope.tsx';

export const productScopeRoute = (world: RouteWorld, pattern: string): LateRoute => ({
  loader: productLoader(world, pattern),
  shouldRevalidate: onlyForAnotherProduct,
  Component: ProductScope,
});
