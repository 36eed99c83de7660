/** The console's query about one's own notifications; each answer also says how many are still to be read. */
import { type Dependencies } from '../dependencies.ts';
import { forStaff, listRoute } from '../kit/http/console-plugin.ts';
import { countUnread, findNotifications, notificationList, notificationSchema } from './notification-list.ts';

export const notificationRoutes = (dependencies: Dependencies) =>
  forStaff((app) => {
    const { pool } = dependencies;
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 200)
        void reply.header('x-unread-count', String(await countUnread(pool, request.viewer)));
    });
    listRoute(app, dependencies, {
      resource: 'notifications',
      summary: 'Avisos propios; X-Unread-Count dice cuántos faltan por leer',
      permission: 'leads:read',
      projector: 'notifications',
      shape: notificationList,
      row: notificationSchema,
      find: (viewer, request) => findNotifications(pool, viewer, request),
    });
  });
