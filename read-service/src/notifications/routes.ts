/** The console's query about one's own notifications; each answer also says how many are still to be read. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { forStaff, listRoute } from '../kit/http/console-plugin.ts';
import { countUnread, findNotifications, notificationList, notificationSchema } from './notification-list.ts';

type Parts = { readonly pool: Pool; readonly positions: Positions };

export const notificationRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool } = parts;
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 200)
        void reply.header('x-unread-count', String(await countUnread(pool, request.viewer)));
    });
    listRoute(app, parts, {
      resource: 'notifications',
      summary: 'Avisos propios; X-Unread-Count dice cuántos faltan por leer',
      permission: 'loggedIn',
      projector: 'notifications',
      shape: notificationList,
      row: notificationSchema,
      find: (viewer, request) => findNotifications(pool, viewer, request),
    });
  });
