/** The filters of the list on screen. */
import { useListContext } from 'react-admin';

export const useLeadFilters = () => {
  const list = useListContext();
  const values = list.filterValues as Readonly<Record<string, unknown>>;
  return { values, setFilters: (filters: Readonly<Record<string, unknown>>) => list.setFilters(filters, {}) };
};
