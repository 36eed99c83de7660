/** After going to another page the browser's own habits: its top, or the part that the link names, and the focus there. */
import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** @returns where the focus goes to, so that a screen reader starts with the page and not with the menu */
export const useScrollAndFocus = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const main = useRef<Target>(null);
  const { pathname, hash, key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);

  useEffect(() => {
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part && !wentBack) part.scrollIntoView();
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, wentBack]);
  return main;
};
