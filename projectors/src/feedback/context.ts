/** Feedback: what people think of how their requests were handled. */
import { feedbackEvents } from '@cotejo/core/feedback';
import { auditSource } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { feedbackNotificationSource } from './feedback-notifications.ts';
import { feedbackProjector } from './feedback-projector.ts';

export const feedbackContext = (): ProjectionContext => ({
  name: 'feedback',
  projectors: [feedbackProjector],
  audit: [
    auditSource({
      category: 'feedback',
      events: feedbackEvents,
      resource: 'feedbacks',
      aggregate: 'leads',
      kinds: { FeedbackGiven: 'opinion', FeedbackChanged: 'opinion' },
    }),
  ],
  notifications: [feedbackNotificationSource],
});
