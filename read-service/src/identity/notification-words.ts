/** The words of notifications about users: what waits for an approval, and the name of a user whom the reader sees. */
import { approvable, approvalNotifications } from '@cotejo/core/users/server';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type NotificationWords } from '../kit/notification-words.ts';
import { rowsOf, whereAny } from '../kit/sql.ts';
import { visibleUsers } from './users.ts';

const factsSchema = z.object({
  what: z.enum(approvable).optional(),
});

export const userNotificationWords = (pool: Pool): NotificationWords => ({
  kinds: Object.keys(approvalNotifications),
  async describe(notified, viewer) {
    const ids = notified.map(({ aggregateId }) => aggregateId);
    const seen = whereAny(visibleUsers.seenBy(viewer), { 'staff_member.id': ids });
    const rows = await rowsOf<{ id: string; name: string | null }>(pool, seen.select('staff_member.name'));
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return notified.map(({ kind, aggregateId, data }) => {
      const name = names.get(aggregateId);
      return approvalNotifications[kind as keyof typeof approvalNotifications]({
        ...factsSchema.parse(data),
        ...(name && { name }),
      });
    });
  },
});
