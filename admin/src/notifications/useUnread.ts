/** How many notifications are still to be read; hears of new ones, and has every list of them read again. */
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { newestFirst, type NotificationRow } from './notification.ts';

export const useUnread = (): number => {
  const queries = useQueryClient();
  useHeldNews('notifications', () => queries.invalidateQueries({ queryKey: ['notifications'] }));
  const { total } = useGetList<NotificationRow>('notifications', {
    filter: { unread: true },
    pagination: { page: 1, perPage: 1 },
    sort: newestFirst,
  });
  return total ?? 0;
};
