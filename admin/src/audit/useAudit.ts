/** The audit on screen: its view, its filters and its zone, all of which the address holds. */
import { useListContext } from 'react-admin';
import { isFilled } from '../kit/commands/isFilled.ts';
import { type AuditView, type FilterValues, viewIn } from './auditFilters.ts';
import { useZone } from './useZone.ts';

export const useAudit = () => {
  const list = useListContext();
  const values = list.filterValues as FilterValues;
  const { zone, keep } = useZone();
  /** Days mean nothing without their zone. */
  const setFilters = (filters: FilterValues): void =>
    list.setFilters(
      isFilled(filters['from']) || isFilled(filters['to']) ? { zone, ...filters } : filters,
      {},
    );
  return {
    values,
    view: viewIn(values),
    zone,
    setFilters,
    setView: (view: AuditView): void => setFilters({ ...values, view }),
    setZone: (chosen: string): void => {
      keep(chosen);
      setFilters({ ...values, zone: chosen });
    },
  };
};
