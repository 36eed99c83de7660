/** The filters of the audit on screen. */
import { useListContext } from 'react-admin';

export const useAuditFilters = () => {
  const list = useListContext();
  const values = list.filterValues as Readonly<Record<string, unknown>>;
  return { values, setFilters: (filters: Readonly<Record<string, unknown>>) => list.setFilters(filters, {}) };
};
