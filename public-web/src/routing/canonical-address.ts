/** Routes with one canonical address: other capitals, or a slash at its end, are redirected to it. */
import { generatePath, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { isSamePath } from '../domain/same-path.ts';
import { type LazyRoute } from './app-context.ts';

/** Redirects to the canonical address for ever; at it, runs the page's loader. */
const atCanonicalAddress =
  (path: string, loader: LazyRoute['loader']): LoaderFunction =>
  (args, context: unknown) => {
    const { pathname, search } = new URL(args.request.url);
    const own = generatePath(path, args.params);
    if (!isSamePath(pathname, own)) return redirect(`${own}${search}`, 301);
    return typeof loader === 'function' ? loader(args, context) : null;
  };

/** A lazy route at its canonical address. @param path its pattern */
export const pageAt = (path: string, load: () => Promise<LazyRoute>): RouteObject => ({
  path,
  lazy: async () => {
    const page = await load();
    return { ...page, loader: atCanonicalAddress(path, page.loader) };
  },
});

/** A permanent redirect of an old or misspelt address. @param to a pattern with the same names in it */
export const permanentRedirect = (from: string, to: string): RouteObject => ({
  path: from,
  loader: ({ params, request }) => redirect(`${generatePath(to, params)}${new URL(request.url).search}`, 301),
  element: null,
});

/** A redirect for the time being: another day the address may have a page of its own. */
export const temporaryRedirect = (from: string, to: string): RouteObject => ({
  path: from,
  loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`, 302),
  element: null,
});
