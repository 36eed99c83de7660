/** A form whose inputs narrow the list at once. */
import { type ReactNode } from 'react';
import { FilterLiveForm, ListContextProvider, useListContext } from 'react-admin';
import { isSameFilter } from './isSameFilter.ts';

/**
 * Takes what the form sends for a new filter only where it is one. The form sends it too when the focus leaves a field, and
 * the list would go back to its own address when another page is on its way already.
 */
const Changing = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    const asked = filters as Record<string, unknown>;
    if (!isSameFilter(asked, list.filterValues as Record<string, unknown>)) list.setFilters(filters, ...more);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
};

export const FilterForm = ({ children }: { children: ReactNode }) => (
  <Changing>
    <FilterLiveForm debounce={300}>{children}</FilterLiveForm>
  </Changing>
);
