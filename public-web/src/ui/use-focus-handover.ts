/** Hands the focus on when what holds it goes away, as an error does once its *Reintentar* has worked: it is never lost. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * @param handOver moves the focus elsewhere, before the box leaves the page; the same function each time
 * @returns the box to watch
 */
export const useFocusHandover = <Box extends HTMLElement>(
  handOver: (box: Box) => void,
): RefObject<Box | null> => {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) handOver(shown);
    };
  }, [handOver]);
  return box;
};
