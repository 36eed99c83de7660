/** On a phone the header makes place while one reads on, and is back as soon as one scrolls up (spec, public side, section 4). */
import { useEffect, useState } from 'react';

/** Condition for hiding: a phone's width, and no wish for less motion. */
const hides = '(width < 62rem) and (prefers-reduced-motion: no-preference)';
/** Milliseconds, and pixels (spec, public side, section 9). */
const [rest, headerHeight] = [10, 75];

/** @returns whether it is hidden now; the style shows it in spite of that while something in it has the focus */
export const useHiddenHeader = (): boolean => {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const narrow = matchMedia(hides);
    let before = scrollY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (scrollY !== before) setHidden(narrow.matches && scrollY > before && scrollY > headerHeight);
      before = scrollY;
    };
    const onScroll = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(look, rest);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
};
