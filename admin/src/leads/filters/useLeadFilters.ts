/** The filters of the list on screen, and what they ask of the service. */
import { useListContext } from 'react-admin';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { type FilterValues, leadFilterQuery } from './leadFilters.ts';

export const useLeadFilters = () => {
  const list = useListContext();
  const identity = useConsoleIdentity();
  const values = list.filterValues as FilterValues;
  return {
    values,
    query: leadFilterQuery(values, identity?.id),
    setFilters: (filters: FilterValues) => list.setFilters(filters, {}),
  };
};
