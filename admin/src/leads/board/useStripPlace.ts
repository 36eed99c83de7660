/** The sideways position of the board: as it was left when one comes back to it, otherwise where the work is. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the browser's history, for as long as the console is open. */
const places = new Map<string, number>();

/**
 * @param strip what scrolls; its children are the open columns
 * @param isReady whether the columns are there, folded as they stay
 * @param begin the index of the column that it opens at
 */
export const useStripPlace = (
  strip: RefObject<HTMLElement | null>,
  isReady: boolean,
  begin: number,
): void => {
  const { key } = useLocation();
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || !isReady) return;
    if (!isPlaced.current) {
      const column = element.children[begin];
      element.scrollLeft = places.get(key) ?? (column instanceof HTMLElement ? column.offsetLeft : 0);
      isPlaced.current = true;
    }
    return () => void places.set(key, element.scrollLeft);
    // Opened once: what comes later moves nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- where it begins counts at that moment alone
  }, [key, isReady]);
};
