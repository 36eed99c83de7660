/** Leads as one types: asked for after a short pause, and only for what is typed last. */
import { useCanAccess, useGetList } from 'react-admin';
import { useSettled } from '../../kit/list/useSettled.ts';
import { type LeadRow } from '../lead.ts';

const fewest = 2;

export const useFoundLeads = (typed: string) => {
  const now = typed.trim();
  const q = useSettled(now);
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'list' });
  const isAsked = q.length >= fewest && canAccess === true;
  const { data, isFetching, error } = useGetList<LeadRow>(
    'leads',
    { pagination: { page: 1, perPage: 8 }, sort: { field: 'fecha', order: 'DESC' }, filter: { q } },
    { enabled: isAsked, onError: () => undefined, placeholderData: (before) => before },
  );
  // Text that is typed and not yet asked for is on its way too, so that it is not known yet that nothing is found.
  const isToBeAsked = now !== q && now.length >= fewest && canAccess === true;
  return { leads: isAsked ? (data ?? []) : [], isFetching: isToBeAsked || (isAsked && isFetching), error };
};
