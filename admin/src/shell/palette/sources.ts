/** Entries that the contexts add to the palette. Their order never changes, so that their hooks may be called one after the other. */
import { contexts } from '../../contexts.ts';
import { type PaletteHere, type UseFound } from '../../kit/context.ts';

const sources = contexts.flatMap(({ palette = [] }) => palette);
const heres = sources.flatMap(({ useHere = [] }) => useHere);

/** The entries that are known without a search. */
export const usePaletteHere = (isOpen: boolean): readonly PaletteHere[] =>
  // oxlint-disable-next-line react/rules-of-hooks -- a constant array: the same hooks in the same order on every render
  heres.map((useHere) => useHere(isOpen));

/** The searches of all contexts. */
export const loadSearches = (): Promise<readonly UseFound[]> =>
  Promise.all(sources.flatMap(({ loadSearch }) => loadSearch?.() ?? []));
