/** The search of the address at hand, or of the one that is coming, and the ways to another one. */
import { useMemo } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { readSearch, type Search, writeSearch } from '../../domain/search-address.ts';
import { usePendingLocation } from '../../routing/pending-location.ts';
import { keepsFocus } from '../../routing/keeps-focus.ts';

/** Of the part of the page with the plans. */
export const resultsId = 'resultados';
/** They take the focus of what goes away with the click. */
export const focusResults = (): void => document.getElementById(resultsId)?.focus({ preventScroll: true });

export type CurrentSearch = {
  readonly search: Search;
  /** @returns the address of another search on this page */
  readonly pathTo: (search: Search) => string;
  readonly goTo: (search: Search, options?: NavigateOptions) => void;
};

export const useSearch = (): CurrentSearch => {
  const { pathname, search: query } = usePendingLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const pathTo = (search: Search): string => `${pathname}${writeSearch(search)}`;
    return {
      search: readSearch(new URLSearchParams(query)),
      pathTo,
      goTo: (search, options) =>
        void navigate(pathTo(search), { preventScrollReset: true, state: keepsFocus, ...options }),
    };
  }, [pathname, query, navigate]);
};
