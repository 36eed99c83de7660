/** What the contexts add to the palette. Their order never changes, so that their hooks may be called one after the other. */
import { contexts } from '../../contexts.ts';
import { type PaletteFound, type PaletteHere } from '../../kit/context.ts';

const sources = contexts.flatMap(({ palette = [] }) => palette);

/** The entries that are known without a search. */
export const usePaletteHere = (isOpen: boolean): readonly PaletteHere[] =>
  // oxlint-disable-next-line react/rules-of-hooks -- a constant array: the same hooks in the same order on every render
  sources.map(({ useHere }) => useHere(isOpen));

/** What is found of what is typed. */
export const usePaletteFound = (typed: string): PaletteFound => {
  // oxlint-disable-next-line react/rules-of-hooks -- as above
  const all = sources.map(({ useFound }) => useFound(typed));
  return {
    options: all.flatMap(({ options }) => options),
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error)?.error,
  };
};
