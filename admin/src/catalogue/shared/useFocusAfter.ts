/** Where the keys go on after a dialog, when what had opened it is gone with what the dialog did. */
import { useEffect, useRef } from 'react';

/** Milliseconds between looks, and how many of them. */
const [interval, tries] = [50, 10];

/**
 * @param open what is open now, by a name; nothing while nothing is
 * @param placeOf where to go on once something that was open is closed: a selector, the page's heading where it finds nothing
 */
export const useFocusAfter = <Name extends string>(
  open: Name | undefined,
  placeOf?: (closed: Name) => string,
): void => {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (closed === undefined || open !== undefined) return undefined;
    let left = tries;
    // The dialog gives the focus back to what opened it; what it changed may take that away a moment later.
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const place = placeOf && document.querySelector<HTMLElement>(placeOf(closed));
      (place ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }, interval);
    return () => clearInterval(timer);
  }, [open, placeOf]);
};
