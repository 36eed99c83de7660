/** Feedback on the read side: what people think of how their requests were handled. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { feedbackNotifications } from '@cotejo/core/feedback';
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { leadNotificationWords } from '../leads/index.ts';
import { feedbackRoutes, ownFeedbackRoutes } from './routes.ts';

export const feedbackContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly indexKey: Buffer;
  readonly logAccess: RecordAccess;
}): ReadContext => ({
  name: 'feedback',
  routes: [feedbackRoutes(parts), ownFeedbackRoutes(parts)],
  notifications: [leadNotificationWords(parts.pool, feedbackNotifications)],
  parameterWords: { lead: 'La solicitud sobre la que se opina.' },
});
