/** One page, one address: whoever writes it with other capitals or a slash at its end is led to it. */
import { generatePath, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { type LazyRoute } from './app-context.ts';

const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Leads to a page's own address for ever; at it, does what the page's loader does. */
const atCanonicalAddress =
  (path: string, loader: LazyRoute['loader']): LoaderFunction =>
  (args, context: unknown) => {
    const { pathname, search } = new URL(args.request.url);
    const own = generatePath(path, args.params);
    if (readable(pathname) !== readable(own)) return redirect(`${own}${search}`, 301);
    return typeof loader === 'function' ? loader(args, context) : null;
  };

/** A page that is loaded by who goes there. @param path its address as it is written */
export const pageAt = (path: string, load: () => Promise<LazyRoute>): RouteObject => ({
  path,
  lazy: async () => {
    const page = await load();
    return { ...page, loader: atCanonicalAddress(path, page.loader) };
  },
});

/** An address that was another page's, or was never written right. @param to a pattern with the same names in it */
export const permanentRedirect = (from: string, to: string): RouteObject => ({
  path: from,
  loader: ({ params, request }) => redirect(`${generatePath(to, params)}${new URL(request.url).search}`, 301),
  element: null,
});
