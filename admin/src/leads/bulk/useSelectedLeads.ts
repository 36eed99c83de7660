/** The leads that are selected: those of this page, and those that were selected on others. */
import { useGetMany, useListContext } from 'react-admin';
import { type LeadRow } from '../lead.ts';

/** Of more than this, only some are read: which of them take a command, the run finds out. */
const mostRead = 1_000;
const someRead = 100;

export type SelectedLeads = {
  readonly leads: readonly LeadRow[];
  /** Whether these are all that is selected. */
  readonly isAll: boolean;
};

export const useSelectedLeads = (): SelectedLeads => {
  const { data: page = [], selectedIds } = useListContext<LeadRow>();
  const selected = new Set(selectedIds);
  const here = page.filter(({ id }) => selected.has(id));
  for (const { id } of here) selected.delete(id);
  const isAll = selected.size <= mostRead;
  const elsewhere = isAll ? [...selected] : [...selected].slice(0, someRead);
  const { data: others = [] } = useGetMany<LeadRow>(
    'leads',
    { ids: elsewhere },
    { enabled: elsewhere.length > 0 },
  );
  const leads = elsewhere.length === 0 ? here : [...here, ...others.filter((lead) => lead !== undefined)];
  return { leads, isAll };
};
