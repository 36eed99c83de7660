/** After going to another page the focus is at its beginning, as if the browser had loaded it. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isKeepingFocus } from '../routing/keeps-focus.ts';

/** @returns where the focus goes to, so that a screen reader starts with the page and not with the menu */
export const useFocusOnNewPage = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const beginning = useRef<Target>(null);
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isKeepingFocus(state)) return;
    beginning.current?.focus({ preventScroll: true });
  }, [pathname, state]);
  return beginning;
};
