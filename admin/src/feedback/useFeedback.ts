/** The opinion of a person about a request. */
import { type FeedbackRow } from '@cotejo/core/feedback';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';

export type Feedback = FeedbackRow & { readonly id: string };

export const useFeedback = (leadId: string) => {
  const list = useGetList<Feedback>('feedbacks', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'at', order: 'DESC' },
    filter: { leadId },
  });
  // Feedback has no live topic: whoever has the lead is notified of it.
  useHeldNews('notifications', () => list.refetch());
  return list;
};
