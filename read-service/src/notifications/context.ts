/** Notifications on the read side: what people are told. */
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { notificationRoutes } from './routes.ts';
import { notificationTopic } from './scope.ts';

export const notificationsContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly registered: () => readonly Pick<ReadContext, 'notifications'>[];
}): ReadContext => ({
  name: 'notifications',
  routes: [
    notificationRoutes({
      ...parts,
      words: () => parts.registered().flatMap(({ notifications = [] }) => notifications),
    }),
  ],
  topics: [notificationTopic],
});
