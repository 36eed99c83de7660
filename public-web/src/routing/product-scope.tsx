/** The product whose pages are being looked at: loaded once for all of them. */
import {
  type LoaderFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunction,
  useLoaderData,
  useOutletContext,
} from 'react-router-dom';
import { type Platform, type ProductCard } from '../api/index.ts';
import { canonicalInstead } from '../domain/product-paths.ts';
import { foundOrAnswer } from './answers.ts';

/** Loads the product that an address names, and leads to its canonical address from any other. */
export const productLoader =
  (platform: Platform, pattern: string): LoaderFunction =>
  async ({ params, request }) => {
    const product = foundOrAnswer(await platform.product(params['plan'] ?? ''));
    const { pathname, search } = new URL(request.url);
    const instead = canonicalInstead(pattern, pathname, product.url);
    return instead === undefined ? product : redirect(`${instead}${search}`, 301);
  };

/** A form that was sent changes nothing about the product. */
export const onlyForAnotherProduct: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['plan'] !== nextParams['plan'];

export const ProductScope = () => <Outlet context={useLoaderData<ProductCard>()} />;
export const useProduct = (): ProductCard => useOutletContext<ProductCard>();
