/** A plan that is looked at above a page: what the page's address has of it, which visitors see the plan's address instead of. */
import { type TabName, tabNames } from './plan-tabs.ts';

const [planWord, tabWord] = ['plan', 'ficha'];

/** @returns the query of the page below, with the plan above it */
export const overlayQuery = (search: string, code: string, tab: TabName = 'summary'): string => {
  const query = new URLSearchParams(search);
  query.set(planWord, code);
  query.set(tabWord, tab);
  return `?${query.toString()}`;
};

/** @returns nothing for a page with nothing above it */
export const planOverlay = (search: string): { readonly code: string; readonly tab: TabName } | undefined => {
  const query = new URLSearchParams(search);
  const code = query.get(planWord);
  const tab = tabNames.find((name) => name === query.get(tabWord));
  return code === null ? undefined : { code, tab: tab ?? 'summary' };
};
