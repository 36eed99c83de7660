/** The part of a plan's pages that all of them share, loaded by whoever goes to one. */
import { onlyForAnotherProduct, productLoader } from '../routing/product-loader.ts';
import { type LazyRoute, type AppContext } from '../routing/app-context.ts';
import { ProductLayout } from './ProductLayout.tsx';

export const productLayoutRoute = (context: AppContext, pattern: string): LazyRoute => ({
  loader: productLoader(context, pattern),
  shouldRevalidate: onlyForAnotherProduct,
  Component: ProductLayout,
});
