/** Feedback: what people think of how their requests were handled. */
import { feedbackEvents } from '@cotejo/core/feedback';
import { type ProjectionContext } from '../kit/context.ts';
import { feedbackNotificationSource } from './feedback-notifications.ts';
import { feedbackProjector } from './feedback-projector.ts';

export const feedbackContext = (): ProjectionContext => ({
  name: 'feedback',
  projectors: [feedbackProjector],
  audit: [{ category: 'feedback', events: feedbackEvents, resource: 'feedbacks', aggregate: 'leads' }],
  notifications: [feedbackNotificationSource],
});
