/** The audit on screen: its view, its filters and its zone, all of which the address holds. */
import { useListContext } from 'react-admin';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { type AuditView, type FilterValues, inAllowedView, inZone, viewIn } from './auditFilters.ts';
import { useZone } from './useZone.ts';

export const useAudit = () => {
  const list = useListContext();
  const { zone, keep } = useZone();
  const identity = useConsoleIdentity();
  const values = inAllowedView(inZone(list.filterValues as FilterValues, zone), identity);
  const setFilters = (filters: FilterValues): void => list.setFilters(inZone(filters, zone), {});
  return {
    values,
    view: viewIn(values),
    zone,
    setFilters,
    setView: (view: AuditView): void => setFilters({ ...values, view }),
    setZone: (chosen: string): void => {
      keep(chosen);
      list.setFilters({ ...values, zone: chosen }, {});
    },
  };
};
