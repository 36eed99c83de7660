/** Appointments that are about to begin, as they are told while one works. */
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type NotificationRow } from '../../notifications/index.ts';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { dueAmong } from './dueAmong.ts';

/** Among the newest that are not read there is what has just arrived. */
const newest = {
  filter: { unread: true },
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'at', order: 'DESC' },
} as const;

export const useReminders = () => {
  const dataProvider = useDataProvider();
  const [due, setDue] = useState<readonly NotificationRow[]>([]);

  const look = async (ids: ReadonlySet<string>) => {
    // The button in the top bar shows the same, and says when it cannot be read.
    const answer = await dataProvider
      .getList<NotificationRow>('notifications', newest)
      .catch(() => undefined);
    const arrived = dueAmong(answer?.data ?? [], ids);
    if (arrived.length > 0)
      setDue((before) => [...before, ...arrived.filter(({ id }) => before.every((one) => one.id !== id))]);
  };
  useHeldNews('notifications', look);

  return { due, dismiss: (id: string) => setDue((before) => before.filter((one) => one.id !== id)) };
};
