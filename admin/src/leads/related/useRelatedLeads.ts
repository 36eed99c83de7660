/** The person's other leads, and those that repeat this one; kept up to date while others work. */
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { type LeadRow } from '../lead.ts';

export const mostShown = 20;
/** A new lead may be this person's: looked for once in a while, however much arrives; milliseconds. */
const pause = 5_000;

const useLeadsOf = (filter: object, enabled: boolean) =>
  useGetList<LeadRow>(
    'leads',
    {
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'fecha', order: 'DESC' },
      filter,
    },
    { enabled },
  );

export const useRelatedLeads = (lead: LeadRow) => {
  const same = useLeadsOf({ samePersonAs: lead.id }, !lead.erased);
  const repeating = useLeadsOf({ duplicateOf: lead.id }, true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refetch = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    void repeating.refetch();
    if (!lead.erased) void same.refetch();
  };
  useHeldNews('leads', (ids) => {
    const shown = [...(same.data ?? []), ...(repeating.data ?? [])];
    if (shown.some(({ id }) => ids.has(id))) refetch();
    else timer.current ??= setTimeout(refetch, pause);
  });

  const others = [...(repeating.data ?? []), ...(same.data ?? [])].filter(
    ({ id }, index, all) => id !== lead.id && all.findIndex((other) => other.id === id) === index,
  );
  return {
    others: [...others].sort((a, b) => b.fecha.localeCompare(a.fecha)),
    total: same.total ?? 0,
    isPending: repeating.isPending || (!lead.erased && same.isPending),
    error: repeating.error ?? same.error,
    refetch,
  };
};
