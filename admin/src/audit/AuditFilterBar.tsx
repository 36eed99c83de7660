/** The audit’s filters, which are set with the zone of their days. */
import { ListContextProvider, useListContext } from 'react-admin';
import { FilterBar } from '../kit/list/filters/FilterBar.tsx';
import { chipsOf } from './auditChips.ts';
import { withoutFilters } from './auditFilters.ts';
import { AuditEntrySort } from './AuditEntrySort.tsx';
import { useActors } from './useActors.ts';
import { useAudit } from './useAudit.ts';
import { useAuditFields } from './useAuditFields.tsx';

export const AuditFilterBar = () => {
  const list = useListContext();
  const { values, view, setFilters } = useAudit();
  const { personName } = useActors();
  return (
    <ListContextProvider value={{ ...list, filterValues: values, setFilters }}>
      <FilterBar
        fields={useAuditFields()}
        chips={chipsOf(values, personName)}
        cleared={withoutFilters(values)}
        sort={view !== 'durations' && <AuditEntrySort />}
      />
    </ListContextProvider>
  );
};
