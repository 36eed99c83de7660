/** One's own notifications, kept up to date, and marking them as read. */
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCommand } from '../commands/useCommand.ts';
import { useHeldNews } from '../live/useHeldNews.ts';
import { type NotificationRow, seenUntil } from './notification.ts';

/** How many the drawer shows. */
const shown = 50;
const newestFirst = { field: 'at', order: 'DESC' } as const;

/** How many are still to be read; hears of new ones at once. */
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

export const useInbox = (userId: string) => {
  const queries = useQueryClient();
  const { send, isPending, failure } = useCommand('inbox', userId);
  const { data, error, refetch } = useGetList<NotificationRow>('notifications', {
    pagination: { page: 1, perPage: shown },
    sort: newestFirst,
  });

  const mark = async (payload: object): Promise<void> => {
    const { ok } = await send('mark-read', payload);
    // One's own commands are no news: what they changed is asked for here.
    if (ok) await queries.invalidateQueries({ queryKey: ['notifications'] });
  };
  return {
    notifications: data,
    error,
    refetch: () => void refetch(),
    isMarking: isPending,
    failure,
    markOne: (id: string) => mark({ ids: [id] }),
    /** What arrived after the newest one shown stays unread. */
    markAll: () => mark({ all: true, until: seenUntil(data ?? []) }),
  };
};
