/** Notifications: what each user is told of. */
import { type ProjectionContext } from '../kit/context.ts';
import { notificationsProjector } from './notifications-projector.ts';

export const notificationsContext = (): ProjectionContext => ({
  name: 'notifications',
  projectorsOver: (contexts) => [
    notificationsProjector(contexts.flatMap(({ notifications = [] }) => notifications)),
  ],
});
