/** The row of a history at which its page was opened. */
import { createContext, useContext } from 'react';
import { type Happened, rowOf, useArrival, useHappened } from '../page/happened.ts';

/** The id of that row; nothing where the page was opened by itself. */
export const OpenedAtContext = createContext<string | undefined>(undefined);

/** @param rows those that are there by now */
export const useOpenedAt = (
  rows: readonly { readonly id: string; readonly at: string }[] | undefined,
): string | undefined => {
  const happened: Happened | undefined = useHappened();
  return rowOf(rows ?? [], happened)?.id;
};

/** @returns whether a row is that one, and a ref that brings it into sight and gives it the focus */
export const useIsOpenedAt = <Place extends HTMLElement>(id: string) => {
  const isHere = useContext(OpenedAtContext) === id;
  return { isHere, place: useArrival<Place>(isHere) };
};
