/** What a person said of a request, and the link that asks for it. */
import { type FeedbackRow } from '@cotejo/core/feedback';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { httpClient } from '../kit/providers/tab.ts';
import { isWorthRetrying } from '../kit/providers/retry.ts';

export type Feedback = FeedbackRow & { readonly id: string };

export const useFeedback = (leadId: string) => {
  const list = useGetList<Feedback>(
    'feedbacks',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'at', order: 'DESC' }, filter: { leadId } },
    { retry: isWorthRetrying },
  );
  // Feedback has no live topic: whoever has the lead is notified of it.
  useHeldNews('notifications', () => list.refetch());
  return list;
};

/** @returns the whole address, on the site beside this console */
export const useFeedbackLink = (leadId: string) =>
  useQuery({
    queryKey: ['feedback-link', leadId],
    queryFn: async ({ signal }) => {
      const { json } = await httpClient(`/api/console/leads/${leadId}/feedback-link`, { signal });
      return new URL((json as { path: string }).path, window.location.origin).href;
    },
    staleTime: Infinity,
    retry: isWorthRetrying,
  });
