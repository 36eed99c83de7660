/** The leads that are selected: those of this page, and those that were selected on others. */
import { useGetMany, useListContext } from 'react-admin';
import { type LeadRow } from '../lead.ts';

export const useSelectedLeads = (): readonly LeadRow[] => {
  const { data: page = [], selectedIds } = useListContext<LeadRow>();
  const elsewhere = selectedIds.filter((id) => !page.some((lead) => lead.id === id));
  const { data: others = [] } = useGetMany<LeadRow>(
    'leads',
    { ids: elsewhere },
    { enabled: elsewhere.length > 0 },
  );
  const here = page.filter(({ id }) => selectedIds.includes(id));
  return elsewhere.length === 0 ? here : [...here, ...others.filter((lead) => lead !== undefined)];
};
