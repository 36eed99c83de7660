/** Which pages of a document are shown, and how far one may turn them (spec, public side, section 2.6). */

/** Pages that a page shows before *Seguir leyendo...*; a modal shows all. */
const mostAtFirst = 7;

export const pagesShown = (pages: number, { isAll }: { readonly isAll: boolean }): number =>
  isAll ? pages : Math.min(pages, mostAtFirst);

/** @returns the page after turning, never before the first or after the last */
export const turned = (page: number, by: -1 | 1, last: number): number =>
  Math.max(1, Math.min(last, page + by));

/** @param total 0 or NaN where a server does not say how much there is */
export const percentOf = (loaded: number, total: number): number =>
  total > 0 ? Math.min(100, Math.round((100 * loaded) / total)) : 0;
