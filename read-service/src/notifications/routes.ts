/** The console's query about one's own notifications; each answer also says how many are still to be read. */
import { notificationSchema } from '@cotejo/core/notifications';
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { forStaff, listRoute } from '../kit/http/console-plugin.ts';
import { type NotificationWords } from '../kit/notification-words.ts';
import { countUnread, findNotifications, kindsOf, notificationList } from './notification-list.ts';

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  /** Of all contexts, once they are registered. */
  readonly words: () => readonly NotificationWords[];
};

export const notificationRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool } = parts;
    const words = parts.words();
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 200)
        void reply.header('x-unread-count', String(await countUnread(pool, words, request.viewer)));
    });
    listRoute(app, parts, {
      resource: 'notifications',
      summary: 'Avisos propios; X-Unread-Count dice cuántos faltan por leer',
      permission: 'loggedIn',
      projector: 'notifications',
      shape: notificationList(kindsOf(words)),
      row: notificationSchema,
      find: (viewer, request) => findNotifications(pool, words, viewer, request),
    });
  });
