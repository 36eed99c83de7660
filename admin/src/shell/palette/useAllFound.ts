/** The options of all searches together. */
import { type PaletteFound, type UseFound } from '../../kit/context.ts';

/** @param searches the same ones on every render */
export const useAllFound = (searches: readonly UseFound[], typed: string): PaletteFound => {
  // oxlint-disable-next-line react/rules-of-hooks -- the same hooks in the same order on every render
  const all = searches.map((useFound) => useFound(typed));
  return {
    options: all.flatMap(({ options }) => options),
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error)?.error,
  };
};
