/** Search and filters of the leads, on the list and on the board. */
import { type ReactNode } from 'react';
import { FilterBar } from '../../kit/list/filters/FilterBar.tsx';
import { useExecutives } from '../../identity/index.ts';
import { chipsOf } from './leadChips.ts';
import { useLeadFields } from './useLeadFields.tsx';
import { useLeadFilters } from './useLeadFilters.ts';

/** @param sort the order, where there are no column headings to choose it by */
export const LeadFilterBar = ({ sort }: { sort?: ReactNode }) => {
  const { values } = useLeadFilters();
  const { data: executives = [] } = useExecutives();
  const executiveName = (id: string) => executives.find((executive) => executive.id === id)?.name;
  return (
    <FilterBar
      search="Buscar por nombre, documento, correo, teléfono o n.º de solicitud"
      fields={useLeadFields()}
      chips={chipsOf(values, { executiveName })}
      sort={sort}
    />
  );
};
