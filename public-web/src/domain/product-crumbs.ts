/** The pages above a plan's, and above what belongs to it. */
import { tabOfPath, tabPath } from './plan-tabs.ts';
import { requestPath } from './product-paths.ts';

export type Crumb = { readonly name: string; readonly path: string };

type Named = { readonly displayName: string; readonly url: string };

const decoded = (path: string): string => decodeURI(path).toLowerCase();

/** @returns nothing for a page that stands apart, as a confirmation does */
export const crumbsAt = (product: Named, pathname: string): readonly Crumb[] => {
  const plan = [
    { name: 'Planes', path: '/' },
    { name: product.displayName, path: product.url },
  ];
  const request = requestPath(product.url);
  if (decoded(pathname).replace(/\/$/, '') === decoded(request))
    return [...plan, { name: 'Solicitar', path: request }];
  const tab = tabOfPath(product.url, pathname);
  if (!tab) return [];
  return tab.segment ? [...plan, { name: tab.title, path: tabPath(product.url, tab) }] : plan;
};
