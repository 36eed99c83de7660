/** Which rows have just changed by another hand: they stand out, and fade. */
import { createContext, useContext } from 'react';

const settled = { transition: 'background-color 1s' } as const;
const marked = { ...settled, bgcolor: 'action.focus' } as const;

export const HighlightContext = createContext<ReadonlySet<string>>(new Set());

/** @returns how a row looks */
export const useRowLook = (): ((row: { readonly id: string | number }) => typeof settled) => {
  const highlighted = useContext(HighlightContext);
  return ({ id }) => (highlighted.has(String(id)) ? marked : settled);
};
