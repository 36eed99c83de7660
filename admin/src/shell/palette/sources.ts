/** Entries that the contexts add to the palette. Their order never changes, so that their hooks may be called one after the other. */
import { contexts } from '../../contexts.ts';
import { type PagePalette, type UseFound } from '../../kit/context.ts';

const sources = contexts.flatMap(({ palette = [] }) => palette);
const pagePalettes = sources.flatMap(({ usePagePalette = [] }) => usePagePalette);

/** The entries that are known without a search. */
export const usePagePalettes = (isOpen: boolean): readonly PagePalette[] =>
  // oxlint-disable-next-line react/rules-of-hooks -- a constant array: the same hooks in the same order on every render
  pagePalettes.map((usePagePalette) => usePagePalette(isOpen));

/** The searches of all contexts. */
export const loadSearches = (): Promise<readonly UseFound[]> =>
  Promise.all(sources.flatMap(({ loadSearch }) => loadSearch?.() ?? []));
