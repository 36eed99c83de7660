/** The person's opinion, and the link by which she is asked for it. */
import { type FeedbackRow } from '@cotejo/core/feedback';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { isWorthRetrying } from '../shell/root/query-client.ts';

export type OpinionRow = FeedbackRow & { readonly id: string };

export const useOpinion = (leadId: string) => {
  const list = useGetList<OpinionRow>(
    'feedbacks',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'at', order: 'DESC' }, filter: { leadId } },
    { retry: isWorthRetrying },
  );
  // An opinion has no news of its own: who has the lead is notified of it.
  useHeldNews('notifications', () => list.refetch());
  return list;
};

/** @returns the whole address, on the site beside this console */
export const useOpinionLink = (leadId: string) =>
  useQuery({
    queryKey: ['feedback-link', leadId],
    queryFn: async ({ signal }) => {
      const { json } = await httpClient(`/api/console/leads/${leadId}/feedback-link`, { signal });
      return new URL((json as { path: string }).path, window.location.origin).href;
    },
    staleTime: Infinity,
    retry: isWorthRetrying,
  });
