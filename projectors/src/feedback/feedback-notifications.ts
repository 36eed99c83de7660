/** Notifies the executive of a lead about feedback on it. */
import { type FeedbackEvent, feedbackEvents, type feedbackNotifications } from '@cotejo/core/feedback';
import { type NotificationSource } from '../kit/notification-source.ts';

const kind: keyof typeof feedbackNotifications = 'feedback-received';

/** Feedback is in a stream of its own with the id of its lead: it tells of the lead, and both have one owner. */
export const feedbackNotificationSource: NotificationSource<FeedbackEvent> = {
  category: 'feedback',
  events: feedbackEvents,
  aggregate: 'leads',
  told: ({ type }, owner) => (type === 'FeedbackGiven' ? [{ userId: owner, kind }] : []),
};
