/** Feedback: what people think of how their requests were handled. */
import { type ProjectionContext } from '../kit/context.ts';
import { feedbackNotificationSource } from './feedback-notifications.ts';
import { feedbackProjector } from './feedback-projector.ts';

export const feedbackContext = (): ProjectionContext => ({
  name: 'feedback',
  projectors: [feedbackProjector],
  notifications: [feedbackNotificationSource],
});
