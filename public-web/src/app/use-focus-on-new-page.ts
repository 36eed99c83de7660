/** After going to another page, or page of a list, the focus is at its beginning, as if the browser had loaded it. */
import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { isKeepingFocus } from '../routing/keeps-focus.ts';

const pageOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('pagina') ?? ''}`;

/** @returns where the focus goes to, so that a screen reader starts with the page and not with the menu */
export const useFocusOnNewPage = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const beginning = useRef<Target>(null);
  const location = useLocation();
  const state: unknown = location.state;
  const page = pageOf(location);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isKeepingFocus(state)) return;
    beginning.current?.focus({ preventScroll: true });
  }, [page, state]);
  return beginning;
};
