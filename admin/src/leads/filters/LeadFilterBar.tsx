/** Search and filters of the leads, on the list and on the board. */
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FilterBar } from '../../kit/list/filters/FilterBar.tsx';
import { useExecutives } from '../../identity/index.ts';
import { chipsOf } from './leadChips.ts';
import { useLeadFields } from './useLeadFields.tsx';
import { useLeadFilters } from './useLeadFilters.ts';

/** @param sort the order, where there are no column headings to choose it by */
export const LeadFilterBar = ({ sort }: { sort?: ReactNode }) => {
  const translate = useTranslate();
  const { values } = useLeadFilters();
  const { data: executives = [] } = useExecutives();
  const executiveName = (id: string) => executives.find((executive) => executive.id === id)?.name;
  return (
    <FilterBar
      search={translate('resources.leads.filters.q')}
      fields={useLeadFields()}
      chips={chipsOf(values, { translate, executiveName })}
      sort={sort}
    />
  );
};
